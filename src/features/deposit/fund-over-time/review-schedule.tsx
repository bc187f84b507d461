import { upperFirst, formatCents, formatDate } from '../../../domain/text/format';
import { useState } from 'react';
import {
  FREQUENCY_TEXT,
  planDeposits,
  type DepositGoal,
  type DepositPlan,
} from '../../../domain/deposit/deposit-schedule';
import { methodText } from '../../../contract/payment-words';
import type { Deposit } from '../../../domain/deposit/use-deposit';
import { RecurringAuthorization } from '../common/payment-authorization';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { focusingHeading } from '../../../shell/screen/pending-focus';
import { Callout } from '../../../ui/callout';
import { showToast } from '../../../ui/toaster';
import { CheckPayment } from '../common/check-payment';
import { lastFourOf, type PaymentSource } from '../common/method-schema';
import type { FieldRefusal } from '../../../forms/fields/refused-fields';
import { ReviewPanel } from '../common/review-panel';
import { useIsMounted } from '../../../ui/use-is-mounted';
import { planFigure } from './plan-figure';
import { DepositTable } from './deposit-table';
import { useSchedule } from './use-schedule';

export interface ReviewScheduleProps {
  readonly deposit: Deposit;
  readonly goal: DepositGoal;
  readonly plan: DepositPlan;
  readonly source: PaymentSource;
  refetch(): Promise<Deposit | null>;
  refetchApplicant(): Promise<void>;
  onEdit(): void;
  onMade(): void;
  onExists(): void;
  onRefused(field: FieldRefusal): void;
  onSourceRefused(): void;
}

export function ReviewSchedule(props: ReviewScheduleProps) {
  const { deposit, goal, plan, source, refetch, onEdit } = props;
  const { goByStatus } = useNavigation();
  const { schedule, check, running, problem } = useSchedule({ deposit, refetch });
  const mounted = useIsMounted();
  const [saveFailed, setSaveFailed] = useState(false);
  const { deposits, completeOn } = planDeposits(plan, goal);
  const lastFour = lastFourOf(source);
  const method = source.kind === 'card' ? 'DEBIT_CARD' : 'BANK_ACCOUNT';
  const edit = { label: 'Edit', onClick: onEdit };

  const done = (): void => {
    props.onMade();
    showToast({ title: 'Deposit schedule saved' });
  };
  const confirm = async (): Promise<void> => {
    setSaveFailed(false);
    const outcome = await focusingHeading(
      () => schedule(source, plan),
      ({ kind }) => ['made', 'exists', 'moved'].includes(kind),
    );
    setSaveFailed(outcome.kind === 'not-saved');
    if (outcome.kind === 'made') done();
    if (outcome.kind === 'exists') props.onExists();
    // Both go back in the history. Don't do that after the applicant has left this page.
    if (outcome.kind === 'field' && mounted.current) props.onRefused(outcome);
    if (outcome.kind === 'source' && mounted.current) props.onSourceRefused();
    if (outcome.kind === 'moved') {
      const now = await refetch();
      await props.refetchApplicant();
      goByStatus(now?.status ?? deposit.status);
    }
  };

  return (
    <ReviewPanel
      title="Review your deposits"
      figure={planFigure(goal)}
      rows={[
        { term: 'Each deposit', value: formatCents(plan.amount), action: edit },
        { term: 'How often', value: upperFirst(FREQUENCY_TEXT[plan.frequency]) },
        { term: 'First deposit', value: formatDate(plan.firstOn) },
        { term: 'From', value: upperFirst(methodText(method, lastFour)), action: edit },
      ]}
      details={
        <DepositTable
          title="Your deposits"
          rows={deposits}
          completeOn={completeOn}
          method={method}
        />
      }
      authorization={
        <RecurringAuthorization
          amount={plan.amount}
          frequency={plan.frequency}
          date={plan.firstOn}
          lastFour={lastFour}
          deposit={goal.deposit}
        />
      }
      terms={[plan.amount, plan.frequency, plan.firstOn, lastFour, goal.deposit].join(' ')}
      problem={
        saveFailed ? (
          <Callout tone="warning" live="assertive">
            These deposits aren’t scheduled, and nothing was taken. Select Schedule Deposits to try
            again.
          </Callout>
        ) : (
          <CheckPayment
            problem={problem}
            nothingHappened="We haven’t received this schedule yet. Trying again won’t schedule your deposits twice."
            onCheck={async () => {
              const found = await focusingHeading(
                check,
                (now) => now === 'made' || now === 'exists',
              );
              if (found === 'made') done();
              if (found === 'exists') props.onExists();
              return found === null ? null : found !== 'none';
            }}
          />
        )
      }
      button="Schedule Deposits"
      running={running}
      onConfirm={confirm}
      onBack={onEdit}
    />
  );
}
