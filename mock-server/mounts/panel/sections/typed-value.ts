/** A value as a person reads and types it: words as they are, everything else as JSON. */
export const shownValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** What was typed, as the value that a field takes: `takes` says in words whether that is a number. */
export function typedValue(text: string, takes: string): unknown {
  const trimmed = text.trim();
  if (/cents|dollars|whole number/.test(takes) && /^-?\d+(\.\d+)?$/.test(trimmed)) {
    return Number(trimmed);
  }
  if (!/^([[{]|true$|false$|null$)/.test(trimmed)) return text;
  try {
    return JSON.parse(trimmed);
  } catch {
    return text;
  }
}
