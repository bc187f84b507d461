/** Where the creditor is: deadlines are computed and told in this time zone. */
export const CREDITOR_TIME_ZONE = 'America/New_York';

const PATTERN =
  /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Whether a text is a date and time with an offset (ISO 8601), on a day that the calendar has. */
export function isTimestamp(text: string): boolean {
  const [, day] = PATTERN.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  // The last days of February and of the short months roll over instead of being refused.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
