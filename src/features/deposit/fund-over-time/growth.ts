import type { DepositGoal, PlannedDeposit } from '../../../domain/deposit/deposit-schedule';
import { formatShortDate } from '../../../domain/text/format';

const DAY = 86_400_000;
const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;
const round = (value: number): number => Math.round(value * 100) / 100;

export interface GrowthMark {
  readonly on: string;
  readonly side: 'start' | 'middle' | 'end';
  /** Percent of the width. */
  readonly at: number;
  readonly words: string;
}

export interface GrowthDeposit extends Pick<PlannedDeposit, 'on' | 'runningTotal'> {
  /** Whether it has arrived; undefined in a preview. */
  readonly isHere?: boolean;
}

/** Smallest distance of a centered date from both ends, percent, so that labels don't overlap. */
const ROOM = 40;
/** Range in which "today" gets a label, percent: it is shorter than a date. */
const TODAY = { from: 20, to: 70 } as const;
/** Largest distance of the first date from the start, percent, for a label at the start. */
const START = 30;

/** Returns the chart's line in percent of width and height; y counts from below. */
export function growthOf({
  from,
  goal,
  deposits,
  missed = [],
  today,
}: {
  readonly from: string;
  readonly goal: DepositGoal;
  readonly deposits: readonly GrowthDeposit[];
  readonly missed?: readonly string[] | undefined;
  readonly today?: string | undefined;
}) {
  const span = Math.max(1, day(goal.deadline) - day(from));
  const x = (date: string): number => round(((day(date) - day(from)) / span) * 100);
  const y = (cents: number): number => round((cents / Math.max(1, goal.deposit)) * 100);
  // Deposits can arrive out of order: received ones come first.
  const grown = deposits.map(({ on, runningTotal, isHere = true }, index) => ({
    on,
    isHere,
    by: runningTotal - (deposits[index - 1]?.runningTotal ?? goal.received),
  }));
  let total = goal.received;
  const pointsOf = (all: typeof grown, least = Number.NEGATIVE_INFINITY) =>
    all.map(({ on, isHere, by }) => ({
      on,
      x: Math.max(x(on), least),
      y: y((total += by)),
      isHere,
    }));
  const here = pointsOf(grown.filter(({ isHere }) => isHere));
  const reached = here.at(-1) ?? { x: 0, y: y(goal.received) };
  const coming = pointsOf(
    grown.filter(({ isHere }) => !isHere),
    reached.x,
  );
  const points = [...here, ...coming];
  const gaps = missed.map((on) => ({
    on,
    x: x(on),
    y: points.findLast((point) => point.x <= x(on))?.y ?? y(goal.received),
  }));
  const first = [...points, ...gaps].toSorted((one, other) => one.x - other.x).at(0);
  const last = points.at(-1);
  const along = (some: readonly { readonly x: number; readonly y: number }[]): readonly string[] =>
    some.map((point) => `H ${point.x} V ${round(100 - point.y)}`);
  const now = today === undefined ? Number.NaN : x(today);
  // The line of received deposits stays level until today or the next deposit.
  const until = Math.max(reached.x, Math.min(now, coming[0]?.x ?? 100));
  const stays = Number.isNaN(until) ? [] : [`H ${String(until)}`];
  const path = [`M 0 ${round(100 - y(goal.received))}`, ...along(here), ...stays].join(' ');
  const pathAhead =
    coming.length === 0
      ? null
      : [`M ${String(until)} ${round(100 - reached.y)}`, ...along(coming)].join(' ');
  const middle =
    today !== undefined && now >= TODAY.from && now <= TODAY.to
      ? [{ on: today, side: 'middle' as const, at: now, words: 'Today' }]
      : today === undefined && last !== undefined && last.x >= ROOM && last.x <= 100 - ROOM
        ? [
            {
              on: last.on,
              side: 'middle' as const,
              at: last.x,
              words: `Last ${formatShortDate(last.on)}`,
            },
          ]
        : [];
  const marks: readonly GrowthMark[] = [
    ...(first === undefined || first.x > START || (middle[0]?.at ?? 100) - first.x < ROOM
      ? []
      : [
          {
            on: first.on,
            side: 'start' as const,
            at: first.x,
            words: `From ${formatShortDate(first.on)}`,
          },
        ]),
    ...middle,
    { on: goal.deadline, side: 'end', at: 100, words: `Due ${formatShortDate(goal.deadline)}` },
  ];
  return {
    points,
    gaps,
    path,
    pathAhead,
    now: now > 0 && now < 100 ? now : null,
    marks,
    total,
  };
}
