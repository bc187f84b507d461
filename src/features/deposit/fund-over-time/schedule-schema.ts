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

export interface ScheduleValues {
  amount: string;
  frequency: string;
  firstOn: string;
}

/** Returns null before there are terms. */
export function goalOf(cash: CashAmount): DepositGoal | null {
  const { received, onTheWay, waiting, deposit, fundingEndsOn } = cash;
  if (deposit === null || fundingEndsOn === null) return null;
  // Don't plan a payment again that waits for the applicant: it may still be taken.
  return { received: received + onTheWay + waiting, deposit, deadline: fundingEndsOn };
}

/** Limits of one deposit, cents. The rest may be smaller than the minimum. */
export function amountLimits(goal: DepositGoal, minimumDeposit: number): AmountLimits {
  const rest = goal.deposit - goal.received;
  return { minimum: Math.min(minimumDeposit, rest), maximum: rest, step: 0 };
}

export function shortfall(goal: DepositGoal, total: number): string {
  const by = formatDate(goal.deadline);
  return `You’d have ${formatCents(total)} by ${by}, but you need ${formatCents(goal.deposit)}.`;
}

export const unreachable = (goal: DepositGoal, total: number): string =>
  `Choose larger or more frequent deposits. ${shortfall(goal, total)}`;

export interface ScheduleTerms {
  readonly goal: DepositGoal;
  /** Cents. */
  readonly minimumDeposit: number;
  readonly dates: readonly string[];
}

/** `terms` is called at each validation, because they may change. */
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
      // An invalid date can't be planned.
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

/** Returns null if a value is missing or invalid. */
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
