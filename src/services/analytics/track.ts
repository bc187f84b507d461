import type { EventName, EventProperties } from '../../catalogue/events';
import type { ScreenId } from '../../catalogue/screens';
import { clock } from '../clock';

/** An event with its time and URL, before the consent check. */
export interface Happening {
  readonly name: EventName;
  readonly properties: Readonly<Record<string, unknown>>;
  /** ms since the epoch. */
  readonly at: number;
  /** Complete URL; only its safe part is ever sent. */
  readonly address: string;
  readonly screen: ScreenId | null;
}

const waiting: Happening[] = [];

let deliver: ((happening: Happening) => void) | null = null;
let screen: ScreenId | null = null;
let shownPath = '';

/** Limits memory on pages that don't load analytics. */
const MOST_WAITING = 50;

/**
 * Stores an event in memory. Code that loads after the first paint decides whether and where to
 * send it.
 */
export function track<Name extends EventName>(
  name: Name,
  ...[properties]: keyof EventProperties<Name> extends never ? [] : [EventProperties<Name>]
): void {
  happened(name, properties);
}

/** Like `track`, for properties that aren't typed by the event's name. */
export function happened(name: EventName, properties: Happening['properties'] = {}): void {
  // In tests and prerendering there is no page.
  const address = globalThis.location?.href ?? '';
  const happening = { name, properties, at: clock.now(), address, screen };
  if (deliver !== null) deliver(happening);
  else if (waiting.push(happening) > MOST_WAITING) waiting.shift();
}

/** One page view per path change (spec 2), however often the screen renders. */
export function noteScreen(id: ScreenId): void {
  screen = id;
  const { pathname } = window.location;
  if (pathname === shownPath) return;
  shownPath = pathname;
  track('Page Loaded');
}

/** Repeats the page view, after a restore or when measuring becomes allowed. */
export function viewAgain(): void {
  if (screen !== null) track('Page Loaded');
}

/** Waiting events happened before consent, so they must not be sent. */
export function forgetWaiting(): void {
  waiting.length = 0;
}

export function follow(next: (happening: Happening) => void): void {
  deliver = next;
  for (const happening of waiting.splice(0)) next(happening);
}
