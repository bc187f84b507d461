import { openBrowser } from '../browser/browser';
import { sideBySide } from '../browser/side-by-side';
import { progress } from '../support/progress';
import { beginning } from './beginnings';
import { chooseAction } from './choose-action';
import { Dice } from './dice';
import { runWalk, type Place } from './run-walk';
import { shorten } from './shorten';
import type { Found } from './walk';

/** What a monkey is told. */
export interface MonkeyOptions {
  readonly origin: string;
  /** The same text makes the same walks. */
  readonly seed: string;
  readonly walks: number;
  /** Actions of a walk, at most. */
  readonly steps: number;
  readonly faults: boolean;
  /** When to begin no further walk, ms since the epoch. */
  readonly until: number;
}

async function walk(place: Place, options: MonkeyOptions, index: number): Promise<Found | null> {
  const dice = new Dice(`${options.seed}/${String(index)}`);
  const seed = beginning(dice, options.faults);
  const { finding, actions } = await runWalk(place, seed, (page, done) =>
    done < options.steps ? chooseAction(page, dice) : Promise.resolve(null),
  );
  if (finding === null) return null;
  const shortest = await shorten(place, seed, actions, finding.kind);
  return { walk: index, seed, actions: shortest, finding, after: actions.length };
}

/** How many walks were made, and what they found. */
export interface MonkeyReport {
  readonly walks: number;
  readonly found: readonly Found[];
}

/** Walks at random through the portal at an origin. */
export async function runMonkey(options: MonkeyOptions): Promise<MonkeyReport> {
  const browser = await openBrowser();
  const place: Place = { browser, origin: options.origin };
  try {
    const ends = await sideBySide(
      Array.from({ length: options.walks }, (_, index) => index),
      () => Promise.resolve(null),
      async (_worker, index): Promise<{ made: boolean; found: Found | null }> => {
        const made = Date.now() < options.until;
        return { made, found: made ? await walk(place, options, index) : null };
      },
      progress('Walks', options.walks),
    );
    return {
      walks: ends.filter(({ made }) => made).length,
      found: ends.map(({ found }) => found).filter((found) => found !== null),
    };
  } finally {
    await browser.close();
  }
}
