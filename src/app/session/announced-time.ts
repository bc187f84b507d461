/** Seconds before the end at which the time left is announced; the visible countdown runs on silently. */
const ANNOUNCED = [120, 60, 20] as const;

/** "1:05" for 65 seconds. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The last of those moments that has come, as a time: the words of the announcement. Empty before the
 * first. Where the warning opened after it, the time that was left then.
 */
export function announcedTime(secondsLeft: number, openedAt: number): string {
  const mark = ANNOUNCED.findLast((seconds) => secondsLeft <= seconds);
  return mark === undefined ? '' : `${minutesAndSeconds(Math.min(mark, openedAt))} left`;
}
