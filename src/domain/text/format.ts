import { dateFormat } from '../../catalogue/once';
import { CREDITOR_TIME_ZONE } from '../../catalogue/calendar-date';
import { centsText, dateText, percentText } from '../../catalogue/plain-text';

/** Money out of integer cents: "$1,200", or "$1,200.50" where there are cents. */
export function formatCents(cents: number): string {
  return centsText(cents);
}

/** Money out of whole dollars: "$52,000". */
export function formatDollars(dollars: number): string {
  return formatCents(dollars * 100);
}

/** A percentage with two decimals: "24.99%". */
export function formatPercent(percent: number): string {
  return percentText(percent);
}

/** A no-break space: what it joins stays on one line. */
const KEPT = '\u00a0';

const DAY: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', year: 'numeric' };
const CREDITORS: Intl.DateTimeFormatOptions = { timeZone: CREDITOR_TIME_ZONE };
const shortDate = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const deadline = dateFormat({ ...DAY, weekday: 'long', timeZone: 'UTC' });
const creditorDay = dateFormat({ ...DAY, ...CREDITORS });
const creditorDeadline = dateFormat({ ...DAY, ...CREDITORS, weekday: 'long' });
const creditorTime = dateFormat({ ...CREDITORS, hour: 'numeric', minute: '2-digit' });

/** A calendar date (YYYY-MM-DD) as "June 15, 2026", whatever the time zone. */
export function formatDate(date: string): string {
  return dateText(date);
}

/** A date in words with its day kept beside its month, for a line that may break at the year only. */
export function keepDay(date: string): string {
  return date.replace(/ (?=\d{1,2},)/, KEPT);
}

/** A deadline in words: its line may break after the weekday, not within the date. */
const whole = (date: string): string => date.replaceAll(/ (?=\d)/g, KEPT);

/** A calendar date (YYYY-MM-DD) where there is little room: "Jun 15". */
export function formatShortDate(date: string): string {
  return shortDate(new Date(`${date}T00:00:00Z`));
}

/**
 * A calendar date (YYYY-MM-DD) as a deadline, with weekday and time zone: "Monday, June 15, 2026 (ET)". In large
 * text the date alone is as long as a line of a phone.
 */
export function formatDeadline(date: string): string {
  return `${whole(deadline(new Date(`${date.slice(0, 10)}T00:00:00Z`)))} (ET)`;
}

/** The day of a timestamp (ISO 8601) where the creditor is: "July 15, 2026". */
export function formatDay(timestamp: string): string {
  return creditorDay(new Date(timestamp));
}

/** The time of day of a timestamp (ISO 8601) where the creditor is: "3:00 p.m. ET". */
export function formatTime(timestamp: string): string {
  const time = creditorTime(new Date(timestamp));
  return `${time.replace(/\s?AM$/, `${KEPT}a.m.`).replace(/\s?PM$/, `${KEPT}p.m.`)}${KEPT}ET`;
}

/** A timestamp (ISO 8601) as a deadline: "Wednesday, July 15, 2026, 11:59 p.m. ET". */
export function formatDeadlineTime(timestamp: string): string {
  return `${whole(creditorDeadline(new Date(timestamp)))}, ${formatTime(timestamp)}`;
}

/** Makes what the next screens write dates with, before one of them has to wait for it. */
export function prepareFormats(): void {
  for (const write of [formatDate, formatDay, formatDeadlineTime]) write('2026-01-01');
}

/** A text with its first letter in upper case. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
