import type { EventName, EventProperties } from '../../catalogue/events';
import type { ScreenId } from '../../catalogue/screens';
import { clock } from '../clock';

/** Something that happened, with time and address, before consent is checked. */
export interface Happening {
  readonly name: EventName;
  readonly properties: Readonly<Record<string, unknown>>;
  /** ms since the epoch. */
  readonly at: number;
  /** The full address, of which only a small part is ever sent. */
  readonly address: string;
  readonly screen: ScreenId | null;
}

const waiting: Happening[] = [];

let deliver: ((happening: Happening) => void) | null = null;
let screen: ScreenId | null = null;
let shownPath = '';

/** Maximum number of waiting events, for pages without analytics. */
const MOST_WAITING = 50;

/**
 * Records an event in memory. Code loaded after the first paint decides whether and where to send
 * it.
 */
export function track<Name extends EventName>(
  name: Name,
  ...[properties]: keyof EventProperties<Name> extends never ? [] : [EventProperties<Name>]
): void {
  happened(name, properties);
}

/** Like `track`, for properties looked up in the table of events. */
export function happened(name: EventName, properties: Happening['properties'] = {}): void {
  // The data client also runs without a page.
  const address = globalThis.location?.href ?? '';
  const happening = { name, properties, at: clock.now(), address, screen };
  if (deliver !== null) deliver(happening);
  else if (waiting.push(happening) > MOST_WAITING) waiting.shift();
}

/** Records the shown screen: one page view per path change (spec 2), regardless of renders. */
export function noteScreen(id: ScreenId): void {
  screen = id;
  const { pathname } = window.location;
  if (pathname === shownPath) return;
  shownPath = pathname;
  track('Page Loaded');
}

/** Repeats the page view: the page was restored, or is the first that may be measured. */
export function viewAgain(): void {
  if (screen !== null) track('Page Loaded');
}

/** Drops waiting events: they happened before consent. */
export function forgetWaiting(): void {
  waiting.length = 0;
}

/** Passes all waiting and future events to `next`. */
export function follow(next: (happening: Happening) => void): void {
  deliver = next;
  for (const happening of waiting.splice(0)) next(happening);
}
