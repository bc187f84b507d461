/** A number as it was typed; null where the text is none. Commas may part thousands, and only those. */
export function readNumber(text: string): number | null {
  const trimmed = text.replace(/\s/gu, '');
  if (!/^-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/u.test(trimmed) || !/\d/u.test(trimmed))
    return null;
  return Number(trimmed.replaceAll(',', ''));
}

/** Whether a number has at most so many digits after the point. */
export function hasDecimals(value: number, decimals: number): boolean {
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}
