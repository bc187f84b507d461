import type { Flow } from '../flows';
import type { ScreenId } from '../screens';
import { firstScreen } from '../status-routes';
import { TELLING_SCREENS } from '../telling-screens';
import type { InnerScreenId } from './decide-screen';
import { nextStep, type Progress } from './next-step';
import { screenAfter } from './onward';
import { isSignInScreen } from './sign-in-path';

/** Whether a screen tells how an application stands, with a button that continues with it. */
const isStatusScreen = (screen: ScreenId): boolean =>
  screen === 'home' || Object.hasOwn(TELLING_SCREENS, screen);

/** The screen that an applicant most likely opens next; null where that is not known or is this one. */
export function likelyNext(
  screen: ScreenId,
  flow: Flow,
  application: (Progress & { readonly status: string }) | null,
): InnerScreenId | null {
  const after = screenAfter(screen, flow);
  if (after !== null || !isStatusScreen(screen)) return after;
  const next =
    application === null ? firstScreen(flow) : nextStep(application.status, application, flow);
  return next === screen || isSignInScreen(next) ? null : next;
}
