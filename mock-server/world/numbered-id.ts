/** `app_0001`, `app_0002`, … */
export function numberedId(counters: Record<string, number>, prefix: string): string {
  const number = (counters[prefix] ?? 0) + 1;
  counters[prefix] = number;
  return `${prefix}_${String(number).padStart(4, '0')}`;
}
