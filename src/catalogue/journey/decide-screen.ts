import type { Flow } from '../flows';
import { findRoute, screenOn, screenPath, type Route } from '../routes';
import { APP_PATH, SCREENS, type ScreenId } from '../screens';
import { destinationPath, fitsStatus } from '../status-routes';
import { isSignInScreen, requestedPath, type SignInScreenId } from './sign-in-path';

export type InnerScreenId = Exclude<ScreenId, SignInScreenId>;

export interface JourneyState {
  /** Null: no application. */
  readonly status: string | null;
  readonly hasName: boolean;
  /** Whether this browser has a visitor's choice: items, or a credit line. */
  readonly hasSavedChoice: boolean;
}

export interface Arrival extends JourneyState {
  /** Null for an unknown path. */
  readonly route: Route | null;
  readonly search: string;
  readonly flow: Flow;
  /**
   * Whether this path's screen is already shown. A later status change doesn't replace a page in
   * use.
   */
  readonly isShown: boolean;
}

export type ScreenDecision =
  | {
      readonly kind: 'show';
      readonly screen: InnerScreenId;
      /** Whether the application can't take the visitor's choice. */
      readonly choiceLeft: boolean;
    }
  | { readonly kind: 'redirect'; readonly to: string };

export function screenAt(route: Route | null, flow: Flow): InnerScreenId | null {
  // Without a screen of this flow, another flow's path counts as a separate screen.
  const screen = route === null ? 'not-found' : (screenOn(route, flow) ?? route.screen);
  return isSignInScreen(screen) ? null : screen;
}

const CHOICE_SCREENS = { item: 'asset-cart', cash: 'credit-line', home: null } as const;

/** Undefined in a flow without a visitor's choice. */
export function choicePath(flow: Flow): string | undefined {
  const screen = CHOICE_SCREENS[flow];
  return screen === null ? undefined : screenPath(screen, flow);
}

function takesChoice(flow: Flow, status: string | null): boolean {
  const screen = CHOICE_SCREENS[flow];
  return screen !== null && fitsStatus(screen, flow, status);
}

/** Possible before the name is known. */
const WITHOUT_NAME: readonly ScreenId[] = ['personal-info', 'credit-line'];

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

/** Second half of {@link decideRoute}. */
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
