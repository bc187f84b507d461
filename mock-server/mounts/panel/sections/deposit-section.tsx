import { useState } from 'react';
import { css } from '../../../../styled-system/css';
import { Button } from '../../../../src/ui/button';
import { ErrorLine } from '../../../../src/ui/field-parts';
import { Heading, Text } from '../../../../src/ui/heading';
import { Stack } from '../../../../src/ui/stack';
import type { EventDetails } from '../../../world/state';
import type { CashEventName } from '../../../domain/lifecycle/cash-event-names';
import type { EventName } from '../../../domain/lifecycle/event-names';
import { possibleEvents } from '../../../domain/events/possible-events';
import { paymentsOf } from '../../../domain/payments/totals';
import { changeWorld, usePanelWorld, useWorldState } from '../panel-world';
import { TestValues } from './test-values';

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', overflowWrap: 'anywhere' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const LABELS: Readonly<Record<CashEventName, string>> = {
  'deposit-arrived': 'Deposit Arrives',
  'deposit-failed': 'Deposit Fails',
  'deposit-returned': 'Deposit Bounces',
  'bank-confirmed': 'Bank Confirms',
  'micro-deposits-sent': 'Send Micro-Deposits',
  'payment-unverified': 'Payment Unverified',
  'scheduled-deposit': 'Next Scheduled Deposit',
  'funding-window-ended': 'End Funding Window',
  'refund-sent': 'Refund Arrives',
};

const isCashEvent = (name: EventName): name is CashEventName => Object.hasOwn(LABELS, name);

function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** Deposit payments, the ledger, and the events possible now. */
export function DepositSection() {
  const { world } = usePanelWorld();
  const { state, look } = useWorldState();
  const [problem, setProblem] = useState<string | null>(null);
  const application = state.applications.at(-1);
  if (application === undefined || application.cash === null) {
    return (
      <Stack gap={3}>
        <Heading level={3}>Deposit</Heading>
        <Text tone="muted">Only an application of the cash flow has one.</Text>
      </Stack>
    );
  }
  const happen = async (event: CashEventName, details: EventDetails = {}): Promise<void> => {
    const found = await changeWorld(world, 'event', { event, ...details });
    setProblem(found);
    look();
  };
  const possible = possibleEvents(application, state);
  const payments = paymentsOf(state, application).toReversed();
  const { ledger } = state.deposits;
  return (
    <Stack gap={4}>
      <Heading level={3}>Deposit</Heading>
      <ul className={list}>
        {payments.map(({ id, amount, source, status, failure }) => (
          <li key={id}>
            {id}: {dollars(amount)} from ••{source.lastFour}, {status}
            {failure !== null && ` (${failure})`}
          </li>
        ))}
        {payments.length === 0 && <li>No payment yet.</li>}
      </ul>
      <div className={buttons}>
        {possible.filter(isCashEvent).map((name) => (
          <Button key={name} variant="secondary" onClick={() => void happen(name)}>
            {LABELS[name]}
          </Button>
        ))}
        {possible.includes('scheduled-deposit') && (
          <Button
            variant="secondary"
            onClick={() => void happen('scheduled-deposit', { fails: true })}
          >
            Miss Scheduled Deposit
          </Button>
        )}
      </div>
      <ErrorLine>{problem}</ErrorLine>
      <Heading level={3}>Ledger</Heading>
      <ul className={list}>
        {ledger.map(({ id, kind, amount, paymentId, at }) => (
          <li key={id}>
            {kind} {dollars(amount)}, {paymentId}, {at.slice(0, 16).replace('T', ' ')} UTC
          </li>
        ))}
        {ledger.length === 0 && <li>No money has moved.</li>}
      </ul>
      <TestValues />
    </Stack>
  );
}
