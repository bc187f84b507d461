import { upperFirst, formatCents, formatDate } from '../../../domain/text/format';
import * as v from 'valibot';
import {
  DEPOSIT_FREQUENCIES,
  FREQUENCY_TEXT,
  planDeposits,
  type DepositGoal,
  type DepositPlan,
  type DepositSchedulePlan,
} from '../../../domain/deposit/deposit-schedule';
import {
  depositAmount,
  depositAmountProblem,
  parseCents,
  type AmountLimits,
} from '../common/deposit-amount';
import type { CashAmount } from '../../../domain/deposit/use-deposit';

export const FREQUENCY_OPTIONS = DEPOSIT_FREQUENCIES.map((value) => ({
  value,
  label: upperFirst(FREQUENCY_TEXT[value]),
}));

/** The schedule as it is typed. */
export interface ScheduleValues {
  amount: string;
  frequency: string;
  firstOn: string;
}

/** What a schedule has to reach, of the deposit as it stands; null before there are terms. */
export function goalOf(cash: CashAmount): DepositGoal | null {
  const { received, onTheWay, waiting, deposit, fundingEndsOn } = cash;
  if (deposit === null || fundingEndsOn === null) return null;
  // What waits for the person may still be taken: it is not planned a second time.
  return { received: received + onTheWay + waiting, deposit, deadline: fundingEndsOn };
}

/** What one deposit may be: at most what is left, at least the minimum, or the rest where that is less. Cents. */
export function amountLimits(goal: DepositGoal, minimumDeposit: number): AmountLimits {
  const rest = goal.deposit - goal.received;
  return { minimum: Math.min(minimumDeposit, rest), maximum: rest, step: 0 };
}

/** By how much a schedule falls short. */
export function shortfall(goal: DepositGoal, total: number): string {
  const by = formatDate(goal.deadline);
  return `You’d have ${formatCents(total)} by ${by}, but you need ${formatCents(goal.deposit)}.`;
}

/** Says what to choose instead of a schedule that falls short. */
export const unreachable = (goal: DepositGoal, total: number): string =>
  `Choose larger or more frequent deposits. ${shortfall(goal, total)}`;

/** What the rules of a schedule depend on. */
export interface ScheduleTerms {
  readonly goal: DepositGoal;
  /** Cents. */
  readonly minimumDeposit: number;
  /** The dates on which the first deposit can be made. */
  readonly dates: readonly string[];
}

/** The rules of a schedule; `terms` are read when the form is checked. */
export function scheduleSchema(terms: () => ScheduleTerms) {
  return v.pipe(
    v.object({
      amount: depositAmount(() => amountLimits(terms().goal, terms().minimumDeposit)),
      frequency: v.picklist(DEPOSIT_FREQUENCIES, 'Select how often you’d like to deposit'),
      firstOn: v.pipe(
        v.string(),
        v.check((date) => terms().dates.includes(date), 'Select a first deposit date'),
      ),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      // A date that cannot be is one of its type all the same: nothing can be planned from it.
      if (!dataset.typed || dataset.issues !== undefined) return;
      const { value } = dataset;
      const { goal } = terms();
      const plan = planDeposits(value, goal);
      if (plan.completeOn !== null) return;
      addIssue({
        message: unreachable(goal, plan.total),
        path: [
          { type: 'object', origin: 'value', input: value, key: 'amount', value: value.amount },
        ],
      });
    }),
  );
}

/** The schedule that the form stands for at the moment; null while something is missing. */
export function previewPlan(
  values: ScheduleValues,
  goal: DepositGoal,
  minimumDeposit: number,
): DepositSchedulePlan | null {
  const frequency = DEPOSIT_FREQUENCIES.find((known) => known === values.frequency);
  const amount = parseCents(values.amount);
  if (frequency === undefined || amount === null || values.firstOn === '') return null;
  if (depositAmountProblem(values.amount, amountLimits(goal, minimumDeposit)) !== null) return null;
  const plan: DepositPlan = { amount, frequency, firstOn: values.firstOn };
  return planDeposits(plan, goal);
}
