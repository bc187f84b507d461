export function isoDate(year: number, month: number, day: number): string {
  return [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
}

/** `month` is 1 to 12. */
export function isRealDate(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Leap-day birthdays count from March 1 in common years. */
export function birthdayAt(birth: string, age: number): string {
  const [year = 0, month = 1, day = 1] = birth.split('-').map(Number);
  return isRealDate(year + age, month, day)
    ? isoDate(year + age, month, day)
    : isoDate(year + age, 3, 1);
}
