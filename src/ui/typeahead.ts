import type { ComboboxOption } from './combobox-options';
import { wordsOf } from './combobox-options';

/** How long typed letters belong together, ms. */
const PAUSE = 1000;

/** What was typed so far into a closed list. */
export interface Typed {
  readonly text: string;
  /** When, ms. */
  readonly at: number;
}

/** The letters that count after another one was typed at `now`; what was typed long ago is forgotten. */
export function typeOn(before: Typed, letter: string, now: number): Typed {
  const text = now - before.at < PAUSE ? before.text : '';
  return { text: text + letter.toLowerCase(), at: now };
}

/**
 * The option that typed letters mean: by its value, its label or another word for it. The same letter
 * again continues to the next option that begins with it.
 */
export function typedOption<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
  current: string,
): Option | undefined {
  const begins = (start: string) =>
    options.filter((option) => wordsOf(option).some((word) => word.startsWith(start)));
  const exact = options.find(({ value }) => value.toLowerCase() === text);
  const found = exact ?? begins(text)[0];
  const letter = text.charAt(0);
  if (found !== undefined && (text.length === 1 ? found.value !== current : true)) return found;
  if (text === '' || text.replaceAll(letter, '') !== '') return undefined;
  const cycle = begins(letter);
  return cycle[(cycle.findIndex(({ value }) => value === current) + 1) % cycle.length];
}
