import type { Flow } from '../flows';
import type { ScreenId, SCREENS } from '../screens';
import type { StatusScreen } from '../status-screens';

/**
 * Progress of an application. `undecided` and `open` can still move; `undecided` waits for a
 * decision, `open` doesn't. `account` has ended with an account. `closed` and `barred` have ended
 * without one; after `closed` the applicant may apply again.
 */
export type Course = 'undecided' | 'open' | 'account' | 'closed' | 'barred';

/** Screens with a path in a flow. */
export type ScreenIn<F extends Flow> = {
  [Id in ScreenId]: (typeof SCREENS)[Id]['path'] extends string | Readonly<Record<F, string>>
    ? Id
    : never;
}[ScreenId];

/** The step at which an applicant continues; it may depend on more than the status. */
export type Next<Step> =
  | Step
  /** `signed`: once the agreements are signed. */
  | { readonly usual: Step; readonly signed: Step }
  /** `beforeOffer`: as long as there is no offer. */
  | { readonly usual: Step; readonly beforeOffer: Step };

/** A status in one flow. */
export interface StatusInFlow<Screen extends ScreenId = ScreenId> {
  /** Target of status navigation; null if the flow's map doesn't list the status (spec 4). */
  readonly screen: Screen | null;
  /** Screen where the applicant continues; null if they can only wait or read. */
  readonly next: Next<Exclude<Screen, StatusScreen>> | null;
  /**
   * Screens with something to show, besides the target of status navigation and those of `items`.
   */
  readonly shows: readonly Screen[];
  /**
   * Whether the personal information (in the item flow: address and income) is still to be given.
   */
  readonly needsInformation: boolean;
  /** Whether the system moves on within seconds, so a screen waits for it. */
  readonly passing: boolean;
}

/** Facts about a status, except its longer texts. */
export interface StatusDefinition {
  readonly course: Course;
  /** At most 20 characters. */
  readonly tag: string;
  /** Replaces `tag` in the item flow. */
  readonly itemTag?: string;
  readonly icon: 'info' | 'clock' | 'check' | 'package' | 'alert' | 'paused';
  /** `quiet`: ended, with nothing to wait for. */
  readonly tone: 'info' | 'success' | 'warning' | 'danger' | 'quiet';
  /** Whether items in the cart can be changed, only viewed, or neither. */
  readonly items: 'editable' | 'readable' | 'settled';
  /**
   * Whether name, home address, birth date, tax ID and income can change; otherwise, what they are
   * part of.
   */
  readonly personal: 'changeable' | 'in decision' | 'in agreements';
  /** Whether the applicant can accept or decline the offer, if there is one. */
  readonly offerWaits: boolean;
  /** Usual state of a cash-secured card's deposit: to be paid, held, or being returned. */
  readonly deposit: 'none' | 'due' | 'held' | 'returned';
  readonly flows: { readonly [F in Flow]: StatusInFlow<ScreenIn<F>> };
}

/**
 * A status with one screen that informs, and more on other screens, none of which waits for input.
 */
export function informsOn<Screen extends ScreenId, More extends ScreenId = never>(
  screen: Screen,
  ...shows: readonly More[]
): StatusInFlow<Screen | More> & { readonly next: null } {
  return { screen, next: null, shows, needsInformation: false, passing: false };
}
