import { upperFirst, formatCents, formatDate } from '../../../domain/text/format';
import { useState } from 'react';
import { creditorToday } from '../../../services/clock';
import { methodText } from '../../../contract/payment-words';
import type { Deposit } from '../../../domain/deposit/use-deposit';
import { OneTimeAuthorization } from '../common/payment-authorization';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { Callout } from '../../../ui/callout';
import { CheckPayment } from '../common/check-payment';
import { lastFourOf, type PaymentSource } from '../common/method-schema';
import type { FieldRefusal } from '../../../forms/fields/refused-fields';
import { ReviewPanel } from '../common/review-panel';
import { useIsMounted } from '../../../ui/use-is-mounted';
import { usePay } from './use-pay';

export interface ReviewPaymentProps {
  readonly deposit: Deposit;
  readonly source: PaymentSource;
  /** Unpaid part of the deposit, cents. */
  readonly amount: number;
  refetch(): Promise<Deposit | null>;
  refetchApplicant(): Promise<void>;
  onEdit(): void;
  onMade(): void;
  onRefused(field: FieldRefusal): void;
  onSourceRefused(): void;
}

export function ReviewPayment(props: ReviewPaymentProps) {
  const { deposit, source, amount, refetch, onEdit } = props;
  const { goToNext, goByStatus } = useNavigation();
  const { pay, check, running, problem } = usePay({ deposit, refetch });
  const [changed, setChanged] = useState(false);
  const [today, setToday] = useState(creditorToday);
  const [dated, setDated] = useState(false);
  const mounted = useIsMounted();
  const lastFour = lastFourOf(source);
  const method = source.kind === 'card' ? 'DEBIT_CARD' : 'BANK_ACCOUNT';

  const proceed = (): void => {
    props.onMade();
    goToNext({ replace: true });
  };
  const confirm = async (): Promise<void> => {
    // The consent names a date, so it ends at midnight.
    const now = creditorToday();
    setDated(now !== today);
    setToday(now);
    if (now !== today) return;
    const outcome = await pay(source, amount);
    if (!mounted.current) return;
    setChanged(outcome.kind === 'changed');
    if (outcome.kind === 'made') proceed();
    if (outcome.kind === 'field') props.onRefused(outcome);
    if (outcome.kind === 'source') props.onSourceRefused();
    if (outcome.kind === 'moved') {
      const fresh = await refetch();
      await props.refetchApplicant();
      goByStatus(fresh?.status ?? deposit.status);
    }
  };

  return (
    <ReviewPanel
      title="Review your payment"
      figure={{ term: 'You pay', value: formatCents(amount) }}
      rows={[
        { term: 'Amount', value: formatCents(amount) },
        {
          term: 'From',
          value: upperFirst(methodText(method, lastFour)),
          action: { label: 'Edit', onClick: onEdit },
        },
        { term: 'Date', value: formatDate(today) },
      ]}
      authorization={
        <OneTimeAuthorization
          amount={amount}
          source={source.kind}
          lastFour={lastFour}
          date={today}
        />
      }
      terms={[amount, method, lastFour, today].join(' ')}
      problem={
        dated ? (
          <Callout tone="warning" live="assertive">
            It’s after midnight, so we’d now take this payment on {formatDate(today)}. Review it and
            agree again.
          </Callout>
        ) : changed ? (
          <Callout tone="warning" live="assertive">
            You’ve made another payment since you opened this page. You still need to pay{' '}
            {formatCents(amount)}.
          </Callout>
        ) : (
          <CheckPayment
            problem={problem}
            nothingHappened="We haven’t received this payment yet. Trying again won’t charge you twice."
            onCheck={async () => {
              const found = await check();
              if (found === true) proceed();
              return found;
            }}
          />
        )
      }
      button={`Pay ${formatCents(amount)}`}
      running={running}
      onConfirm={confirm}
      onBack={onEdit}
    />
  );
}
