import type { DepositGoal, PlannedDeposit } from '../../../domain/deposit/deposit-schedule';

const DAY = 86_400_000;
const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;
const round = (value: number): number => Math.round(value * 100) / 100;

/** A date under the drawing: at the start, in the middle under its dot, or at the end. */
export interface GrowthMark {
  readonly on: string;
  readonly side: 'start' | 'middle' | 'end';
  /** Percent of the width. */
  readonly at: number;
  readonly words: string;
}

/** How near a date in the middle may come to the ends, percent: nearer, their words would touch. */
const ROOM = 40;
/** How far from the start the first date may be, percent, to stand there. */
const START = 30;

/** The line of a deposit that grows until its deadline, in percent of width and height; y counts from below. */
export function growthOf({
  from,
  goal,
  deposits,
}: {
  readonly from: string;
  readonly goal: DepositGoal;
  readonly deposits: readonly Pick<PlannedDeposit, 'on' | 'runningTotal'>[];
}) {
  const span = Math.max(1, day(goal.deadline) - day(from));
  const x = (date: string): number => round(((day(date) - day(from)) / span) * 100);
  const y = (cents: number): number => round((cents / Math.max(1, goal.deposit)) * 100);
  const points = deposits.map(({ on, runningTotal }) => ({ on, x: x(on), y: y(runningTotal) }));
  const first = points.at(0);
  const last = points.at(-1);
  const steps = points.map((point) => `H ${point.x} V ${round(100 - point.y)}`);
  const path = [`M 0 ${round(100 - y(goal.received))}`, ...steps].join(' ');
  const between = last !== undefined && last.x >= ROOM && last.x <= 100 - ROOM;
  const marks: readonly GrowthMark[] = [
    ...(first === undefined || first.x > START
      ? []
      : [{ on: first.on, side: 'start' as const, at: first.x, words: 'From' }]),
    ...(between ? [{ on: last.on, side: 'middle' as const, at: last.x, words: 'Last' }] : []),
    { on: goal.deadline, side: 'end', at: 100, words: 'Due' },
  ];
  return { points, path, marks, total: deposits.at(-1)?.runningTotal ?? goal.received };
}
