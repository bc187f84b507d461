/** Whether an optional argument was given: neither left out nor null. */
export function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}
