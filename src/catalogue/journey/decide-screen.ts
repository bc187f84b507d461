import type { Flow } from '../flows';
import { findRoute, screenOn, screenPath, type Route } from '../routes';
import { APP_PATH, SCREENS, type ScreenId } from '../screens';
import { destinationPath, fitsStatus } from '../status-routes';
import { isSignInScreen, requestedPath, type SignInScreenId } from './sign-in-path';

/** A screen for signed-in users. */
export type InnerScreenId = Exclude<ScreenId, SignInScreenId>;

/** The applicant's data that determines a path's destination. */
export interface JourneyState {
  /** Status of the application; null if there is none yet. */
  readonly status: string | null;
  readonly hasName: boolean;
  /** Whether this browser has what a visitor chose before sign-up: items, or a credit line. */
  readonly hasSavedChoice: boolean;
}

/** An applicant at a path. */
export interface Arrival extends JourneyState {
  /** Null for an unknown path. */
  readonly route: Route | null;
  readonly search: string;
  readonly flow: Flow;
  /**
   * Whether the screen of this path is already shown. It is chosen on entry, so a later status
   * change doesn't replace a page in use.
   */
  readonly isShown: boolean;
}

/** Result of a path for an applicant. */
export type ScreenDecision =
  | {
      readonly kind: 'show';
      readonly screen: InnerScreenId;
      /** Whether the application can't take the visitor's choice any more. */
      readonly choiceLeft: boolean;
    }
  | { readonly kind: 'redirect'; readonly to: string };

/** Returns the screen of a path; null if the path only redirects. */
export function screenAt(route: Route | null, flow: Flow): InnerScreenId | null {
  // If nothing can be shown, another flow's path counts as its own screen.
  const screen = route === null ? 'not-found' : (screenOn(route, flow) ?? route.screen);
  return isSignInScreen(screen) ? null : screen;
}

/** Screens that save what a visitor chose before sign-up. */
const CHOICE_SCREENS = { item: 'asset-cart', cash: 'credit-line', home: null } as const;

/** Returns the path of the screen that saves a visitor's choice; undefined in a flow without one. */
export function choicePath(flow: Flow): string | undefined {
  const screen = CHOICE_SCREENS[flow];
  return screen === null ? undefined : screenPath(screen, flow);
}

/** Whether the account still accepts a visitor's choice. */
function takesChoice(flow: Flow, status: string | null): boolean {
  const screen = CHOICE_SCREENS[flow];
  return screen !== null && fitsStatus(screen, flow, status);
}

/** Screens before the name is known, or that request it. */
const WITHOUT_NAME: readonly ScreenId[] = ['personal-info', 'credit-line'];

/** Returns the target of paths without a screen. */
function passedOn({ flow, status, hasName, hasSavedChoice, search }: Arrival): string {
  const choice = choicePath(flow);
  if (hasSavedChoice && choice !== undefined && takesChoice(flow, status)) return choice;
  const requested = requestedPath(search);
  if (requested !== undefined && requested !== APP_PATH) return requested;
  const byStatus = destinationPath(flow, status);
  const screen = findRoute(byStatus)?.screen ?? null;
  const needsNone = screen !== null && WITHOUT_NAME.includes(screen);
  return hasName || needsNone ? byStatus : SCREENS['login-personal-info'].path;
}

/** Second half of {@link decideRoute}: returns the screen of a signed-in user at a path. */
export function decideScreen(arrival: Arrival): ScreenDecision {
  const { route, flow, status, hasSavedChoice, isShown } = arrival;
  const screen = screenAt(route, flow);
  if (screen === null) return { kind: 'redirect', to: passedOn(arrival) };
  const isOfFlow = route === null || screenOn(route, flow) !== null;
  if (!isShown && !(isOfFlow && fitsStatus(screen, flow, status))) {
    return { kind: 'redirect', to: destinationPath(flow, status) };
  }
  const choiceLeft = hasSavedChoice && choicePath(flow) !== undefined && !takesChoice(flow, status);
  return { kind: 'show', screen, choiceLeft };
}
