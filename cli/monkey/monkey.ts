import { openBrowser } from '../browser/browser';
import { sideBySide } from '../browser/side-by-side';
import { progress } from '../support/progress';
import { beginning } from './beginnings';
import { chooseAction } from './choose-action';
import { Dice } from './dice';
import { runWalk, type Place } from './run-walk';
import { shorten } from './shorten';
import type { Action, Found } from './walk';

/** What a monkey is told. */
export interface MonkeyOptions {
  readonly origin: string;
  /** The same text makes the same walks. */
  readonly seed: string;
  readonly walks: number;
  /** Actions of a walk, at most. */
  readonly steps: number;
  readonly faults: boolean;
  /** When to begin no further walk, nor try a shorter way back to what one found, ms since the epoch. */
  readonly until: number;
}

/** Whoever wants to know what walks find. */
export interface MonkeyListener {
  /** At once, with the whole way that led there. */
  found(found: Found): void;
  /** A walk is over; what it found comes with the shortest way. */
  ended(found: Found | null): void;
}

async function walk(
  place: Place,
  options: MonkeyOptions,
  index: number,
  listener: MonkeyListener,
): Promise<Found | null> {
  const dice = new Dice(`${options.seed}/${String(index)}`);
  const seed = beginning(dice, options.faults);
  const { finding, actions } = await runWalk(place, seed, (page, done) =>
    done < options.steps ? chooseAction(page, dice) : Promise.resolve(null),
  );
  if (finding === null) return null;
  const found: Found = { walk: index, seed, actions, finding, after: actions.length };
  listener.found(found);
  const leadsTo = async (shorter: readonly Action[]): Promise<boolean> => {
    const end = await runWalk(place, seed, (_page, done) => Promise.resolve(shorter[done] ?? null));
    return end.finding?.kind === finding.kind;
  };
  const isOver = (): boolean => Date.now() >= options.until;
  return { ...found, actions: await shorten(actions, leadsTo, isOver) };
}

/** Walks at random through the portal at an origin. */
export async function runMonkey(options: MonkeyOptions, listener: MonkeyListener): Promise<void> {
  const browser = await openBrowser();
  const place: Place = { browser, origin: options.origin };
  try {
    await sideBySide(
      Array.from({ length: options.walks }, (_, index) => index),
      () => Promise.resolve(null),
      async (_worker, index) => {
        if (Date.now() < options.until) listener.ended(await walk(place, options, index, listener));
      },
      progress('Walks', options.walks),
    );
  } finally {
    await browser.close();
  }
}
