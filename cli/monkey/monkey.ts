import { openBrowser } from '../browser/browser';
import { sideBySide } from '../browser/side-by-side';
import { showStep } from '../start/show-step.mjs';
import { beginning } from './beginnings';
import { chooseAction } from './choose-action';
import { Dice } from './dice';
import { runWalk, type Place } from './run-walk';
import { shorten } from './shorten';
import type { Action, Found } from './walk';

export interface MonkeyOptions {
  readonly origin: string;
  /** The same seed repeats the same walks. */
  readonly seed: string;
  readonly walks: number;
  /** Per walk. */
  readonly steps: number;
  readonly faults: boolean;
  /** No walks start and no findings are minimized after this time, ms since the epoch. */
  readonly until: number;
}

export interface MonkeyListener {
  /** Called immediately, with all steps. */
  found(found: Found): void;
  /** Called when a walk has ended, with minimal steps. */
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

export async function runMonkey(options: MonkeyOptions, listener: MonkeyListener): Promise<void> {
  const browser = await openBrowser();
  const place: Place = { browser, origin: options.origin };
  try {
    const { walks, until } = options;
    const walkAll = (report: (finished: number) => void) =>
      sideBySide(
        Array.from({ length: walks }, (_, index) => index),
        () => Promise.resolve(null),
        async (_worker, index) => {
          if (Date.now() < until) listener.ended(await walk(place, options, index, listener));
        },
        report,
      );
    await showStep('Walking', walkAll, walks);
  } finally {
    await browser.close();
  }
}
