import { bankDayFrom } from './bank-days';
import { addDays, dayOfLaterMonth } from '../../catalogue/calendar-date';

export const DEPOSIT_FREQUENCIES = [
  'WEEKLY',
  'EVERY_TWO_WEEKS',
  'TWICE_A_MONTH',
  'MONTHLY',
] as const;

export type DepositFrequency = (typeof DEPOSIT_FREQUENCIES)[number];

/** Frequency for the middle of a sentence. */
export const FREQUENCY_TEXT: Readonly<Record<DepositFrequency, string>> = {
  WEEKLY: 'every week',
  EVERY_TWO_WEEKS: 'every two weeks',
  TWICE_A_MONTH: 'twice a month',
  MONTHLY: 'every month',
};

/** A plan to deposit over time. `amount` in cents, `firstOn` a bank day (YYYY-MM-DD). */
export interface DepositPlan {
  readonly amount: number;
  readonly frequency: DepositFrequency;
  readonly firstOn: string;
}

/** Goal of a plan. Amounts in cents; a deposit on the deadline itself still counts. */
export interface DepositGoal {
  /** Arrived or on its way. */
  readonly received: number;
  readonly deposit: number;
  readonly deadline: string;
}

export interface PlannedDeposit {
  readonly on: string;
  readonly amount: number;
  /** Total after this deposit, cents. */
  readonly runningTotal: number;
}

export interface DepositSchedulePlan {
  readonly deposits: readonly PlannedDeposit[];
  /** Total after the last deposit, cents. */
  readonly total: number;
  /** Date on which the deposit is complete; null if the plan misses the deadline. */
  readonly completeOn: string | null;
}

/** Days between the two deposits of a month. */
const HALF_MONTH = 15;

/**
 * Returns a plan's `index`th date before moving it to a bank day, always counted from the first
 * one.
 */
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

/** Returns the date of a plan's `index`th deposit, from 0, moved to the next bank day. */
function depositDate(plan: DepositPlan, index: number): string {
  return bankDayFrom(nominalDate(plan, index));
}

/** Dates of a plan that are in the past. */
export interface DatesPassed {
  /** Last date on which a deposit was made. */
  readonly madeThrough?: string | null;
  /** Today: earlier dates without a deposit are skipped, not made up for. */
  readonly notBefore?: string | null;
  readonly skipped?: readonly string[];
}

/**
 * Returns a plan's deposits up to the goal or the deadline, whichever is first; the last one is the
 * exact rest. Dates increase, and the total never exceeds the deposit.
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
