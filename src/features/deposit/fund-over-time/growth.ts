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

/** A deposit of the drawing. */
export interface GrowthDeposit extends Pick<PlannedDeposit, 'on' | 'runningTotal'> {
  /** Whether it has arrived; in a plan, where none can have, not said. */
  readonly isHere?: boolean;
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
  today,
}: {
  readonly from: string;
  readonly goal: DepositGoal;
  readonly deposits: readonly GrowthDeposit[];
  /** Marked, where it is in between. */
  readonly today?: string | undefined;
}) {
  const span = Math.max(1, day(goal.deadline) - day(from));
  const x = (date: string): number => round(((day(date) - day(from)) / span) * 100);
  const y = (cents: number): number => round((cents / Math.max(1, goal.deposit)) * 100);
  const points = deposits.map(({ on, runningTotal, isHere = true }) => ({
    on,
    x: x(on),
    y: y(runningTotal),
    isHere,
  }));
  const first = points.at(0);
  const last = points.at(-1);
  const here = points.filter(({ isHere }) => isHere);
  const coming = points.filter(({ isHere }) => !isHere);
  const reached = here.at(-1) ?? { x: 0, y: y(goal.received) };
  const along = (some: typeof points): readonly string[] =>
    some.map((point) => `H ${point.x} V ${round(100 - point.y)}`);
  const isBetween = (at: number): boolean => at >= ROOM && at <= 100 - ROOM;
  const now = today === undefined ? Number.NaN : x(today);
  // What has arrived stands as it is until today, or until what is still to come.
  const until = Math.max(reached.x, Math.min(now, coming[0]?.x ?? 100));
  const stays = Number.isNaN(until) ? [] : [`H ${String(until)}`];
  const path = [`M 0 ${round(100 - y(goal.received))}`, ...along(here), ...stays].join(' ');
  const pathAhead =
    coming.length === 0
      ? null
      : [`M ${String(until)} ${round(100 - reached.y)}`, ...along(coming)].join(' ');
  const middle =
    isBetween(now) && today !== undefined
      ? [{ on: today, side: 'middle' as const, at: now, words: 'Today,' }]
      : last !== undefined && isBetween(last.x)
        ? [{ on: last.on, side: 'middle' as const, at: last.x, words: 'Last' }]
        : [];
  const marks: readonly GrowthMark[] = [
    ...(first === undefined || first.x > START || (middle[0]?.at ?? 100) - first.x < ROOM
      ? []
      : [{ on: first.on, side: 'start' as const, at: first.x, words: 'From' }]),
    ...middle,
    { on: goal.deadline, side: 'end', at: 100, words: 'Due' },
  ];
  return {
    points,
    path,
    pathAhead,
    now: now > 0 && now < 100 ? now : null,
    marks,
    total: deposits.at(-1)?.runningTotal ?? goal.received,
  };
}
