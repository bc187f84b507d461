import {
  FREQUENCY_TEXT,
  planDeposits,
  type DepositGoal,
  type DepositPlan,
} from '../../../catalogue/deposit-schedule';
import { methodText } from '../../../common/deposit/deposit-words';
import type { Deposit } from '../../../common/deposit/use-deposit';
import { RecurringAuthorization } from '../../../common/disclosures/payment-authorization';
import { formatCents, formatDate } from '../../../common/format';
import { useNavigation } from '../../../common/navigation/use-navigation';
import { focusHeading } from '../../../common/status/focus-heading';
import { showToast } from '../../../ui/toaster';
import { CheckPayment } from '../common/check-payment';
import { lastFourOf, type PaymentSource } from '../common/method-schema';
import { ReviewPanel } from '../common/review-panel';
import { DepositTable } from './deposit-table';
import { useSchedule } from './use-schedule';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface ReviewScheduleProps {
  readonly deposit: Deposit;
  readonly goal: DepositGoal;
  readonly plan: DepositPlan;
  readonly source: PaymentSource;
  refetch(): Promise<Deposit | null>;
  refetchApplicant(): Promise<void>;
  onEdit(): void;
  /** There is a schedule. */
  onMade(): void;
  onSourceRefused(): void;
}

/** The schedule, to look over and to agree to; then it is set up. */
export function ReviewSchedule(props: ReviewScheduleProps) {
  const { deposit, goal, plan, source, refetch, onEdit } = props;
  const { goByStatus } = useNavigation();
  const { schedule, check, running, problem } = useSchedule({ deposit, refetch });
  const { deposits, completeOn } = planDeposits(plan, goal);
  const lastFour = lastFourOf(source);
  const method = source.kind === 'card' ? 'DEBIT_CARD' : 'BANK_ACCOUNT';
  const edit = { label: 'Edit', onClick: onEdit };

  const done = (): void => {
    props.onMade();
    showToast({ title: 'Deposit schedule saved' });
    window.scrollTo({ top: 0 });
    requestAnimationFrame(focusHeading);
  };
  const confirm = async (): Promise<void> => {
    const outcome = await schedule(source, plan);
    if (outcome === 'made') done();
    if (outcome === 'changed') onEdit();
    if (outcome === 'source') props.onSourceRefused();
    if (outcome === 'moved') {
      const now = await refetch();
      await props.refetchApplicant();
      goByStatus(now?.status ?? deposit.status);
    }
  };

  return (
    <ReviewPanel
      heading="Spread out your deposit"
      title="Review your deposits"
      rows={[
        { term: 'Each deposit', value: formatCents(plan.amount), action: edit },
        { term: 'How often', value: upperFirst(FREQUENCY_TEXT[plan.frequency]) },
        { term: 'First deposit', value: formatDate(plan.firstOn) },
        { term: 'From', value: upperFirst(methodText(method, lastFour)), action: edit },
      ]}
      details={<DepositTable title="Your deposits" rows={deposits} completeOn={completeOn} />}
      authorization={
        <RecurringAuthorization
          amount={plan.amount}
          frequency={plan.frequency}
          date={plan.firstOn}
          lastFour={lastFour}
          deposit={goal.deposit}
        />
      }
      problem={
        <CheckPayment
          problem={problem}
          nothingHappened="Your schedule wasn’t saved, and nothing was taken. You can save it now."
          onCheck={async () => {
            const found = await check();
            if (found === true) done();
            return found;
          }}
        />
      }
      button="Schedule Deposits"
      running={running}
      onConfirm={confirm}
      onBack={onEdit}
    />
  );
}
