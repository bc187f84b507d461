import { bankDayFrom } from './bank-days';
import { addDays, dayOfLaterMonth } from '../../catalogue/calendar-date';

export const DEPOSIT_FREQUENCIES = [
  'WEEKLY',
  'EVERY_TWO_WEEKS',
  'TWICE_A_MONTH',
  'MONTHLY',
] as const;

export type DepositFrequency = (typeof DEPOSIT_FREQUENCIES)[number];

/** For the middle of a sentence. */
export const FREQUENCY_TEXT: Readonly<Record<DepositFrequency, string>> = {
  WEEKLY: 'every week',
  EVERY_TWO_WEEKS: 'every two weeks',
  TWICE_A_MONTH: 'twice a month',
  MONTHLY: 'every month',
};

/** `amount` in cents; `firstOn` is a bank day, YYYY-MM-DD. */
export interface DepositPlan {
  readonly amount: number;
  readonly frequency: DepositFrequency;
  readonly firstOn: string;
}

/** Cents. A deposit on the deadline itself still counts. */
export interface DepositGoal {
  /** Arrived or on its way. */
  readonly received: number;
  readonly deposit: number;
  readonly deadline: string;
}

export interface PlannedDeposit {
  readonly on: string;
  readonly amount: number;
  /** After this deposit, cents. */
  readonly runningTotal: number;
}

export interface DepositSchedulePlan {
  readonly deposits: readonly PlannedDeposit[];
  /** After the last deposit, cents. */
  readonly total: number;
  /** Null if the plan misses the deadline. */
  readonly completeOn: string | null;
}

/** Days between the two deposits of a month. */
const HALF_MONTH = 15;

/** Before moving to a bank day; counts from the first date, so that moved dates don't add up. */
function nominalDate({ firstOn, frequency }: DepositPlan, index: number): string {
  if (frequency === 'WEEKLY') return addDays(firstOn, index * 7);
  if (frequency === 'EVERY_TWO_WEEKS') return addDays(firstOn, index * 14);
  const day = Number(firstOn.slice(8));
  if (frequency === 'MONTHLY') return dayOfLaterMonth(firstOn, index, day);
  const month = Math.floor(index / 2);
  if (index % 2 === 0) return dayOfLaterMonth(firstOn, month, day);
  return day <= HALF_MONTH
    ? dayOfLaterMonth(firstOn, month, day + HALF_MONTH)
    : dayOfLaterMonth(firstOn, month + 1, day - HALF_MONTH);
}

/** `index` starts at 0. */
function depositDate(plan: DepositPlan, index: number): string {
  return bankDayFrom(nominalDate(plan, index));
}

export interface DatesPassed {
  /** Last date of a deposit that was made. */
  readonly madeThrough?: string | null;
  /** Today: earlier dates without a deposit are skipped, not made up for. */
  readonly notBefore?: string | null;
  readonly skipped?: readonly string[];
}

/**
 * Returns deposits up to the goal or the deadline; the last one is the exact rest. Dates increase,
 * and the total never exceeds the deposit.
 */
export function planDeposits(
  plan: DepositPlan,
  goal: DepositGoal,
  { madeThrough = null, notBefore = null, skipped = [] }: DatesPassed = {},
): DepositSchedulePlan {
  const deposits: PlannedDeposit[] = [];
  let total = goal.received;
  for (let index = 0; total < goal.deposit && plan.amount > 0; index += 1) {
    const on = depositDate(plan, index);
    if (on > goal.deadline) break;
    if ((madeThrough !== null && on <= madeThrough) || skipped.includes(on)) continue;
    if (notBefore !== null && on < notBefore) continue;
    const amount = Math.min(plan.amount, goal.deposit - total);
    total += amount;
    deposits.push({ on, amount, runningTotal: total });
  }
  const complete = total >= goal.deposit;
  return { deposits, total, completeOn: complete ? (deposits.at(-1)?.on ?? null) : null };
}
