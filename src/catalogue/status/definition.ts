import type { Flow } from '../flows';
import type { ScreenId, SCREENS } from '../screens';
import type { StatusScreen } from '../status-screens';

/**
 * How far an application is. `undecided` and `open` can still move; `undecided` waits for a decision, `open`
 * does not. `account` has ended with an account. `closed` and `barred` have ended without one; after `closed`
 * the applicant may apply again.
 */
export type Course = 'undecided' | 'open' | 'account' | 'closed' | 'barred';

/** The screens that have a path in a flow. */
export type ScreenIn<F extends Flow> = {
  [Id in ScreenId]: (typeof SCREENS)[Id]['path'] extends string | Readonly<Record<F, string>>
    ? Id
    : never;
}[ScreenId];

/** The step at which an applicant continues; what an application holds beside its status may change it. */
export type Next<Step> =
  | Step
  /** `signed`: once the agreements are signed. */
  | { readonly usual: Step; readonly signed: Step }
  /** `beforeOffer`: as long as there is no offer. */
  | { readonly usual: Step; readonly beforeOffer: Step };

/** What a status means in one flow. */
export interface StatusInFlow<Screen extends ScreenId = ScreenId> {
  /** Where status navigation leads; null where the flow's map does not list the status (spec 4). */
  readonly screen: Screen | null;
  /** Where the applicant continues; null where there is nothing to do but to wait or to read. */
  readonly next: Next<Exclude<Screen, StatusScreen>> | null;
  /** The screens that have something to show, beside that of status navigation and those of `items`. */
  readonly shows: readonly Screen[];
  /** Whether the personal information (with items: address and income) is to be filled in. */
  readonly asksInformation: boolean;
  /** Whether the system continues with it within seconds, so that a screen waits for that. */
  readonly passing: boolean;
}

/** What is known of a status, but for its longer words. */
export interface StatusDefinition {
  readonly course: Course;
  /** At most 20 characters. */
  readonly tag: string;
  /** In place of `tag` in the item flow. */
  readonly itemTag?: string;
  readonly icon: 'info' | 'clock' | 'check' | 'package' | 'alert' | 'paused';
  /** `quiet`: it is over, and nothing is left to wait for. */
  readonly tone: 'info' | 'success' | 'warning' | 'danger' | 'quiet';
  /** What can be done with the items in the cart: changed, looked at, or neither. */
  readonly items: 'editable' | 'readable' | 'settled';
  /** Whether name, home address, birth date, tax id and income can change; if not, what they are part of. */
  readonly personal: 'changeable' | 'in decision' | 'in agreements';
  /** Whether the applicant can accept or decline the offer, where there is one. */
  readonly offerWaits: boolean;
  /** How the deposit of a cash-secured card usually stands: to be paid, held, on its way back. */
  readonly deposit: 'none' | 'due' | 'held' | 'returned';
  readonly flows: { readonly [F in Flow]: StatusInFlow<ScreenIn<F>> };
}

/** A status of a flow that leads to one screen, shows more on others, and waits for nobody on them. */
export function informsOn<Screen extends ScreenId, More extends ScreenId = never>(
  screen: Screen,
  ...shows: readonly More[]
): StatusInFlow<Screen | More> & { readonly next: null } {
  return { screen, next: null, shows, asksInformation: false, passing: false };
}
