import type { Flow } from '../flows';
import { findRoute, screenOn, screenPath, type Route } from '../routes';
import { APP_PATH, SCREENS, type ScreenId } from '../screens';
import { destinationPath, fitsStatus } from '../status-routes';
import { isSignInScreen, requestedPath, type SignInScreenId } from './sign-in-path';

/** A screen that somebody who is signed in can see. */
export type InnerScreenId = Exclude<ScreenId, SignInScreenId>;

/** What of an applicant decides where a path leads. */
export interface Standing {
  /** The status of the application; null where there is none yet. */
  readonly status: string | null;
  readonly hasName: boolean;
  /** Whether items of a visitor wait in this browser to be put into a cart. */
  readonly keptItems: boolean;
}

/** An applicant at a path. */
export interface Arrival extends Standing {
  /** Null: the portal has no such path. */
  readonly route: Route | null;
  readonly search: string;
  readonly flow: Flow;
  /**
   * Whether the screen of this path is shown already. It is chosen when the path is entered: a status that
   * changes later must not take a page away from somebody who is reading or typing.
   */
  readonly isShown: boolean;
}

/** What a path means for an applicant. */
export type ScreenDecision =
  | {
      readonly kind: 'show';
      readonly screen: InnerScreenId;
      /** Whether the items that wait have no place in this account any more, which is to be said. */
      readonly itemsLeft: boolean;
    }
  | { readonly kind: 'redirect'; readonly to: string };

/** The screen that stands at a path; null where the path has none of its own and passes on. */
export function screenAt(route: Route | null, flow: Flow): InnerScreenId | null {
  // Where nothing can be shown, a path of another flow is called by its own screen.
  const screen = route === null ? 'not-found' : (screenOn(route, flow) ?? route.screen);
  return isSignInScreen(screen) ? null : screen;
}

const hasCart = (flow: Flow): boolean => screenPath('asset-cart', flow) !== undefined;

/** Whether the account still takes items into a cart. */
function takesItems(flow: Flow, status: string | null): boolean {
  return hasCart(flow) && fitsStatus('asset-cart', flow, status);
}

/** Screens that come before a name is known or ask for it themselves. */
const WITHOUT_NAME: readonly ScreenId[] = ['personal-info', 'credit-line'];

/** Where the paths without a screen of their own lead. */
function passedOn({ flow, status, hasName, keptItems, search }: Arrival): string {
  if (keptItems && takesItems(flow, status)) return SCREENS['asset-cart'].path.item;
  const requested = requestedPath(search);
  if (requested !== undefined && requested !== APP_PATH) return requested;
  const byStatus = destinationPath(flow, status);
  const screen = findRoute(byStatus)?.screen ?? null;
  const needsNone = screen !== null && WITHOUT_NAME.includes(screen);
  return hasName || needsNone ? byStatus : SCREENS['login-personal-info'].path;
}

/** The second half of {@link decideRoute}: what somebody who is signed in sees at a path. */
export function decideScreen(arrival: Arrival): ScreenDecision {
  const { route, flow, status, keptItems, isShown } = arrival;
  const screen = screenAt(route, flow);
  if (screen === null) return { kind: 'redirect', to: passedOn(arrival) };
  const isOfFlow = route === null || screenOn(route, flow) !== null;
  if (!isShown && !(isOfFlow && fitsStatus(screen, flow, status))) {
    return { kind: 'redirect', to: destinationPath(flow, status) };
  }
  const itemsLeft = keptItems && hasCart(flow) && !takesItems(flow, status);
  return { kind: 'show', screen, itemsLeft };
}
