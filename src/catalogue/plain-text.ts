import { dateFormat, once } from './once';

/** Kept: to make a format takes forty times as long as to use it, and a list has hundreds. */
const money = (minimumFractionDigits: number) =>
  once(
    () =>
      new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits }),
  );
const wholeMoney = money(0);
const exactMoney = money(2);
const longDate = dateFormat({
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Money out of integer cents: "$1,200", or "$1,200.50" where there are cents. */
export function centsText(cents: number): string {
  return (cents % 100 === 0 ? wholeMoney : exactMoney)().format(cents / 100);
}

/** A percentage with two decimals: "24.99%". */
export function percentText(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** A calendar date (YYYY-MM-DD) as "June 15, 2026", whatever the time zone. */
export function dateText(date: string): string {
  return longDate(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}

/** "a", "a and b", "a, b and c". */
export function joinList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
