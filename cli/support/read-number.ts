import { invalid } from './errors';

/** Decimal. Throws a UsageError with `expected` if `isValid` rejects the number. */
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

export const readWholeNumber = (name: string, text: string, min: number, max: number): number =>
  readNumber(
    name,
    text,
    `a whole number from ${String(min)} to ${String(max)}`,
    (number) => Number.isInteger(number) && number >= min && number <= max,
  );

/** Above 0; `unit` such as seconds. Throws a UsageError. */
export const readDuration = (name: string, text: string, unit: string): number =>
  readNumber(name, text, `a number of ${unit} above 0`, (number) => number > 0);
