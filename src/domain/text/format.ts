import { dateFormat } from '../../catalogue/once';
import { CREDITOR_TIME_ZONE } from '../../catalogue/calendar-date';
import { centsText, dateText, percentText } from '../../catalogue/plain-text';

/** "$1,200", or "$1,200.50" with cents. */
export function formatCents(cents: number): string {
  return centsText(cents);
}

/** Whole dollars: "$52,000". */
export function formatDollars(dollars: number): string {
  return formatCents(dollars * 100);
}

/** "24.99%". */
export function formatPercent(percent: number): string {
  return percentText(percent);
}

const NO_BREAK_SPACE = '\u00a0';

const DAY: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', year: 'numeric' };
const CREDITORS: Intl.DateTimeFormatOptions = { timeZone: CREDITOR_TIME_ZONE };
const shortDate = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const deadline = dateFormat({ ...DAY, weekday: 'long', timeZone: 'UTC' });
const creditorDay = dateFormat({ ...DAY, ...CREDITORS });
const creditorDeadline = dateFormat({ ...DAY, ...CREDITORS, weekday: 'long' });
const creditorTime = dateFormat({ ...CREDITORS, hour: 'numeric', minute: '2-digit' });

/** YYYY-MM-DD to "June 15, 2026", in any time zone. */
export function formatDate(date: string): string {
  return dateText(date);
}

/** Allows a break before the year only. */
export function withoutBreaks(date: string): string {
  return date.replace(/ (?=\d{1,2},)/, NO_BREAK_SPACE);
}

/** Allows a break after the weekday only. */
const unbroken = (date: string): string => date.replaceAll(/ (?=\d)/g, NO_BREAK_SPACE);

/** YYYY-MM-DD to "Jun 15". */
export function formatShortDate(date: string): string {
  return shortDate(new Date(`${date}T00:00:00Z`));
}

/**
 * YYYY-MM-DD to "Monday, June 15, 2026 (ET)". In large text, the date alone fills a phone's line.
 */
export function formatDeadline(date: string): string {
  return `${unbroken(deadline(new Date(`${date.slice(0, 10)}T00:00:00Z`)))} (ET)`;
}

/** ISO 8601 to "July 15, 2026" in the creditor's time zone. */
export function formatDay(timestamp: string): string {
  return creditorDay(new Date(timestamp));
}

/** ISO 8601 to "3:00 p.m. ET" in the creditor's time zone. */
export function formatTime(timestamp: string): string {
  const time = creditorTime(new Date(timestamp));
  return `${time.replace(/\s?AM$/, `${NO_BREAK_SPACE}a.m.`).replace(/\s?PM$/, `${NO_BREAK_SPACE}p.m.`)}${NO_BREAK_SPACE}ET`;
}

/** ISO 8601 to "Wednesday, July 15, 2026, 11:59 p.m. ET". */
export function formatDeadlineTime(timestamp: string): string {
  return `${unbroken(creditorDeadline(new Date(timestamp)))}, ${formatTime(timestamp)}`;
}

export function prepareFormats(): void {
  for (const write of [formatDate, formatDay, formatDeadlineTime]) write('2026-01-01');
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
