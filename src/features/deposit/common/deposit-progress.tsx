import { css } from '../../../../styled-system/css';
import type { CashAmount } from '../../../domain/deposit/use-deposit';
import { formatCents, formatDeadline } from '../../../domain/text/format';
import { Text } from '../../../ui/heading';
import { PAGE_FIGURE } from '../../../ui/use-out-of-view';
import { ProgressBar } from '../../../ui/progress-bar';
import { Stack } from '../../../ui/stack';

const amount = css({
  fontFamily: 'display',
  fontSize: 'heading',
  fontWeight: 'display',
  fontVariantNumeric: 'tabular-nums',
});

export function DepositProgress({ cash }: { readonly cash: CashAmount }) {
  const deposit = cash.deposit ?? 0;
  const text = `${formatCents(cash.received)} of ${formatCents(deposit)} received`;
  return (
    <Stack gap={2}>
      <p className={amount} {...PAGE_FIGURE}>
        {text}
      </p>
      <ProgressBar label="Deposit received" text={text} value={cash.received} max={deposit} />
      {cash.onTheWay > 0 && <Text>{formatCents(cash.onTheWay)} is on its way.</Text>}
      {cash.waiting > 0 && (
        <Text>
          {formatCents(cash.waiting)} is waiting for you to confirm it. Nothing was taken yet.
        </Text>
      )}
      {cash.fundingEndsOn !== null && cash.received < deposit && (
        <Text tone="muted">Pay the full deposit by {formatDeadline(cash.fundingEndsOn)}.</Text>
      )}
    </Stack>
  );
}
