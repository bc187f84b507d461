import type { Flow } from '../flows';
import type { ScreenId, SCREENS } from '../screens';
import type { StatusScreen } from '../status-screens';

/**
 * `undecided` waits for a decision, `open` doesn't; both can still move. `account` ended with an
 * account; `closed` and `barred` ended without one, and only after `closed` the applicant may apply
 * again.
 */
export type Course = 'undecided' | 'open' | 'account' | 'closed' | 'barred';

export type ScreenIn<F extends Flow> = {
  [Id in ScreenId]: (typeof SCREENS)[Id]['path'] extends string | Readonly<Record<F, string>>
    ? Id
    : never;
}[ScreenId];

export type Next<Step> =
  | Step
  /** `signed`: after signing. */
  | { readonly usual: Step; readonly signed: Step }
  /** `beforeOffer`: while there is no offer. */
  | { readonly usual: Step; readonly beforeOffer: Step };

export interface StatusInFlow<Screen extends ScreenId = ScreenId> {
  /** Target of status navigation; null if the flow's map lacks the status (spec 4). */
  readonly screen: Screen | null;
  /** Null if the applicant can only wait or read. */
  readonly next: Next<Exclude<Screen, StatusScreen>> | null;
  /** Further screens with content, besides `screen` and those of `items`. */
  readonly shows: readonly Screen[];
  /** Whether personal information (item flow: address and income) is missing. */
  readonly needsInformation: boolean;
  /** Whether the system moves on within seconds, so that a screen waits for it. */
  readonly passing: boolean;
}

export interface StatusDefinition {
  readonly course: Course;
  /** At most 20 characters. */
  readonly tag: string;
  /** Tag in the item flow. */
  readonly itemTag?: string;
  readonly icon: 'info' | 'clock' | 'check' | 'package' | 'alert' | 'paused';
  /** `quiet`: ended, with nothing to wait for. */
  readonly tone: 'info' | 'success' | 'warning' | 'danger' | 'quiet';
  /** Whether the cart can be changed, viewed, or neither. */
  readonly items: 'editable' | 'readable' | 'settled';
  /** Whether personal data can change; otherwise why not. */
  readonly personal: 'changeable' | 'in decision' | 'in agreements';
  /** Whether an offer, if there is one, can be answered. */
  readonly offerWaits: boolean;
  /** Usual state of the deposit: to be paid, held, or being returned. */
  readonly deposit: 'none' | 'due' | 'held' | 'returned';
  readonly flows: { readonly [F in Flow]: StatusInFlow<ScreenIn<F>> };
}

/** One screen that informs; none of the others waits for input. */
export function informsOn<Screen extends ScreenId, More extends ScreenId = never>(
  screen: Screen,
  ...shows: readonly More[]
): StatusInFlow<Screen | More> & { readonly next: null } {
  return { screen, next: null, shows, needsInformation: false, passing: false };
}
