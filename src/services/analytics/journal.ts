import type { EventBody } from './payload';
import type { Happening } from './track';

export type Fate =
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' | 'withheld'; readonly why: string };

export interface JournalEntry {
  /** From 1, per page load. */
  readonly number: number;
  /** ms since the epoch. */
  readonly at: number;
  readonly name: string;
  /** Null if the event was withheld. */
  readonly body: EventBody | null;
  readonly fate: Fate;
}

const KEPT = 50;

let entries: readonly JournalEntry[] = [];
let written = 0;
const listeners = new Set<() => void>();

function set(next: readonly JournalEntry[]): void {
  entries = next;
  for (const notify of listeners) notify();
}

export function recordEvent(
  { name, at }: Pick<Happening, 'name' | 'at'>,
  body: EventBody | null,
  fate: Fate,
): (fate: Fate) => void {
  // Only the admin debugger reads the journal.
  if (!__DEVELOPMENT__) return () => undefined;
  written += 1;
  const number = written;
  set([...entries, { number, at, name, body, fate }].slice(-KEPT));
  return (now) =>
    set(entries.map((entry) => (entry.number === number ? { ...entry, fate: now } : entry)));
}

/** Oldest first; the same array until something changes. */
export function readJournal(): readonly JournalEntry[] {
  return entries;
}

/** Returns the unsubscribe function. */
export function followJournal(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
