/** Digits, or thousands parted by commas or by spaces: a comma after a zero would be a decimal point elsewhere. */
const NUMBER = /^-?(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\s\d{3})+|\d+)?(?:\.\d*)?$/u;

/** A number as it was typed; null where the text is none. Commas and spaces may part thousands, and only those. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed) || !/\d/u.test(trimmed)) return null;
  return Number(trimmed.replace(/[,\s]/gu, ''));
}

/** Whether a number has at most so many digits after the point. */
export function hasDecimals(value: number, decimals: number): boolean {
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}
