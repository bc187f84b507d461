/** ms since the epoch; null for an invalid text. */
export function sessionEnd(stored: string | null): number | null {
  return stored !== null && /^\d{1,16}$/.test(stored) ? Number(stored) : null;
}

/** Both in ms since the epoch (spec 4). */
export function isSessionAlive(end: number | null, now: number): boolean {
  return end !== null && end > now;
}
