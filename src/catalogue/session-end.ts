/** Returns when a stored session ends, in ms since the epoch; null if the stored text is not valid. */
export function sessionEnd(stored: string | null): number | null {
  return stored !== null && /^\d{1,16}$/.test(stored) ? Number(stored) : null;
}

/** Whether a session is alive: it ends later than `now`, both in ms since the epoch (spec 4). */
export function isSessionAlive(end: number | null, now: number): boolean {
  return end !== null && end > now;
}
