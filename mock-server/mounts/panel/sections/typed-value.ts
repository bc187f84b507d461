import { readNumber } from '../../../../src/catalogue/read-number';

/** Text as it is, everything else as JSON. */
export const shownValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** `takes` describes the field: a number or another value. */
export function typedValue(text: string, takes: string): unknown {
  const trimmed = text.trim();
  const { value } = readNumber(trimmed);
  if (value !== null && /cents|dollars|whole number/.test(takes)) return value;
  if (!/^([[{]|true$|false$|null$)/.test(trimmed)) return text;
  try {
    return JSON.parse(trimmed);
  } catch {
    return text;
  }
}
