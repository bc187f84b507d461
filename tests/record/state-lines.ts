/** Returns a value as lines, `path: value`, in order, including nulls and empty values. */
export function linesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${JSON.stringify(value)}`];
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return [`${path}: ${isList ? '[]' : '{}'}`];
  return entries.flatMap(([key, entry]) =>
    linesOf(entry, isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
}

/** Returns removed (`-`) and added (`+`) lines of `after`, without unchanged ones. */
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
