/** A value as lines, `path: value`, in the order in which it stands; what is null or empty is said as well. */
export function linesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${JSON.stringify(value)}`];
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return [`${path}: ${isList ? '[]' : '{}'}`];
  return entries.flatMap(([key, entry]) =>
    linesOf(entry, isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
}

/** What is gone (`-`) and new (`+`) in `after`; lines that stay are left out. */
export function difference(before: unknown, after: unknown): string[] {
  const old = linesOf(before);
  const now = linesOf(after);
  const known = new Set(old);
  const kept = new Set(now);
  return [
    ...old.filter((line) => !kept.has(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !known.has(line)).map((line) => `+ ${line}`),
  ];
}
