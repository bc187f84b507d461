import { dateFormat } from './once';

const longDate = dateFormat({
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * US style, at most three decimals: "31,250.5". Avoids `Intl`, whose first use takes 44 to 64 ms at
 * a quarter of the CPU's speed.
 */
export function numberText(value: number): string {
  const [whole = '', decimals] = String(Number(value.toFixed(3))).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** "$1,200", or "$1,200.50" with cents. */
export function centsText(cents: number): string {
  const whole = Math.round(Math.abs(cents));
  const dollars = `${cents < 0 ? '-' : ''}$${numberText(Math.trunc(whole / 100))}`;
  return cents % 100 === 0 ? dollars : `${dollars}.${String(whole % 100).padStart(2, '0')}`;
}

/** "24.99%". */
export function percentText(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** YYYY-MM-DD to "June 15, 2026", in any time zone. */
export function dateText(date: string): string {
  return longDate(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}

/** "a", "a and b", "a, b and c". */
export function joinList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
