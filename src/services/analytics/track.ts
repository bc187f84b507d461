import type { EventName, EventProperties } from '../../catalogue/events';
import type { ScreenId } from '../../catalogue/screens';
import { clock } from '../clock';

/** Something that happened, with where and when, before it is known whether it may be sent. */
export interface Happening {
  readonly name: EventName;
  readonly properties: Readonly<Record<string, unknown>>;
  /** ms since the epoch. */
  readonly at: number;
  /** The whole address, of which little is ever sent. */
  readonly address: string;
  readonly screen: ScreenId | null;
}

const waiting: Happening[] = [];

let deliver: ((happening: Happening) => void) | null = null;
let screen: ScreenId | null = null;
let shownPath = '';

/** The most events that wait, so that a page without analytics does not collect them. */
const MOST_WAITING = 50;

/**
 * Records an event. Costs only a line in memory; what is sent, where and whether is decided by code that
 * loads after the first paint.
 */
export function track<Name extends EventName>(
  name: Name,
  ...[properties]: keyof EventProperties<Name> extends never ? [] : [EventProperties<Name>]
): void {
  happened(name, properties);
}

/** As `track`, for properties that were looked up in the table of events themselves. */
export function happened(name: EventName, properties: Happening['properties'] = {}): void {
  // The data client also runs where there is no page.
  const address = globalThis.location?.href ?? '';
  const happening = { name, properties, at: clock.now(), address, screen };
  if (deliver !== null) deliver(happening);
  else if (waiting.push(happening) > MOST_WAITING) waiting.shift();
}

/** Notes which screen is shown: a page view on each path change (spec 2), however often it is drawn. */
export function noteScreen(id: ScreenId): void {
  screen = id;
  const { pathname } = window.location;
  if (pathname === shownPath) return;
  shownPath = pathname;
  track('Page Loaded');
}

/** Views the page that is shown once more: it came back, or is the first that may be measured. */
export function viewAgain(): void {
  if (screen !== null) track('Page Loaded');
}

/** Forgets what waits: it happened before it was allowed. */
export function forgetWaiting(): void {
  waiting.length = 0;
}

/** Hands everything that waits, and then whatever happens, to `next`. */
export function follow(next: (happening: Happening) => void): void {
  deliver = next;
  for (const happening of waiting.splice(0)) next(happening);
}
