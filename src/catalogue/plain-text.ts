/** Money out of integer cents: "$1,200", or "$1,200.50" where there are cents. */
export function centsText(cents: number): string {
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
}

/** A percentage with two decimals: "24.99%". */
export function percentText(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** A calendar date (YYYY-MM-DD) as "June 15, 2026", whatever the time zone. */
export function dateText(date: string): string {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** "a", "a and b", "a, b and c". */
export function joinList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
