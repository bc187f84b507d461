import type { EventBody } from './payload';
import type { Happening } from './track';

/** Whether an event was sent. */
export type Fate =
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' | 'withheld'; readonly why: string };

/** An event in the admin debugger. */
export interface JournalEntry {
  /** Counts from 1 since the page loaded. */
  readonly number: number;
  /** ms since the epoch. */
  readonly at: number;
  readonly name: string;
  /** Null for a withheld event. */
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

/** Adds an event. Returns a function that sets its result. */
export function recordEvent(
  { name, at }: Pick<Happening, 'name' | 'at'>,
  body: EventBody | null,
  fate: Fate,
): (fate: Fate) => void {
  // Stored for the admin debugger.
  if (!__DEVELOPMENT__) return () => undefined;
  written += 1;
  const number = written;
  set([...entries, { number, at, name, body, fate }].slice(-KEPT));
  return (now) =>
    set(entries.map((entry) => (entry.number === number ? { ...entry, fate: now } : entry)));
}

/** Returns the events of this page, oldest first; the same array until something changes. */
export function readJournal(): readonly JournalEntry[] {
  return entries;
}

/** Calls `notify` after each change. Returns a function that stops it. */
export function followJournal(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
