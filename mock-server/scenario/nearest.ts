/** Letters to change, add, remove or swap. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** Lower-case letters and digits. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Finds P-03 for p-3 and MANUAL_REVIEW for manual-review, if only one value matches. */
export function sameName<T extends string>(value: string, valid: readonly T[]): T | undefined {
  const form = (text: string): string => plain(text).replaceAll(/(?<!\d)0+(?=\d)/g, '');
  const same = valid.filter((candidate) => form(candidate) === form(value));
  return (
    valid.find((candidate) => candidate === value) ?? (same.length === 1 ? same[0] : undefined)
  );
}

/** At most three, nearest first. */
export function nearest(value: string, valid: readonly string[]): string[] {
  const sought = plain(value);
  if (sought === '') return [];
  return valid
    .map((candidate) => {
      const known = plain(candidate);
      const distance = editDistance(sought, known);
      const contained = sought.length >= 3 && known.includes(sought) ? 1 : Infinity;
      return { candidate, distance: Math.min(distance, contained) };
    })
    .filter(({ candidate, distance }) => distance <= Math.max(2, plain(candidate).length / 3))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** "A", "A or B", "A, B or C". */
export function alternatives(values: readonly string[]): string {
  return values.length < 2
    ? (values[0] ?? '')
    : `${values.slice(0, -1).join(', ')} or ${values[values.length - 1]}`;
}

/** Keyed by the name of the list in `portal list`. */
export const LISTED: Readonly<Record<string, string>> = {
  operation: 'operations',
  persona: 'personas',
  screen: 'screens',
  status: 'statuses',
};

/** In an error message. */
const MAX_LISTED = 12;

/** "expected light or dark"; names the command that prints a long list. */
export function expectedValue(kind: string, valid: readonly string[]): string {
  if (valid.length <= MAX_LISTED) return `expected ${alternatives(valid)}`;
  const all = LISTED[kind] === undefined ? '' : ` (see portal list ${LISTED[kind]})`;
  return `expected one of ${String(valid.length)} values, such as ${alternatives(valid.slice(0, 3))}${all}`;
}

/** Names the nearest valid values, or what is expected. */
export function unknownValue(kind: string, value: string, valid: readonly string[]): string {
  const near = nearest(value, valid);
  return near.length > 0
    ? `unknown ${kind} ${value}, did you mean ${alternatives(near)}?`
    : `unknown ${kind} ${value}: ${expectedValue(kind, valid)}`;
}
