import { invalid } from './errors';

/** Reads a decimal number. Throws a UsageError with `expected` if `isValid` rejects it. */
export function readNumber(
  name: string,
  text: string,
  expected: string,
  isValid: (number: number) => boolean,
): number {
  const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (isValid(number)) return number;
  throw invalid(name, text, `expected ${expected}`);
}

/** Reads a whole number from `min` to `max`. Throws a UsageError. */
export const readWholeNumber = (name: string, text: string, min: number, max: number): number =>
  readNumber(
    name,
    text,
    `a whole number from ${String(min)} to ${String(max)}`,
    (number) => Number.isInteger(number) && number >= min && number <= max,
  );

/** Reads a number of `unit` (seconds, minutes) above 0. Throws a UsageError. */
export const readDuration = (name: string, text: string, unit: string): number =>
  readNumber(name, text, `a number of ${unit} above 0`, (number) => number > 0);
