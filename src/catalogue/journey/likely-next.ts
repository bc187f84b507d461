import type { Flow } from '../flows';
import type { ScreenId } from '../screens';
import { statusInFlow } from '../status/facts';
import { screenForStatus } from '../status-navigation';
import { firstScreen } from '../status-routes';
import { STATUS_SCREENS } from '../status-screens';
import type { InnerScreenId } from './decide-screen';
import { nextStep, offerScreen, resumeTarget, type Progress } from './next-step';
import { screenAfter } from './onward';
import { isSignInScreen } from './sign-in-path';

type Progressing = Progress & { readonly status: string };

const isStatusScreen = (screen: ScreenId): boolean =>
  screen === 'home' || Object.hasOwn(STATUS_SCREENS, screen);

function afterStatusScreen(flow: Flow, application: Progressing | null): ScreenId | null {
  if (application === null) return firstScreen(flow);
  const { status } = application;
  return (
    nextStep(status, application, flow) ??
    (statusInFlow(status, flow).passing ? offerScreen(flow) : null)
  );
}

function firstAfter(
  screen: ScreenId,
  flow: Flow,
  application: Progressing | null,
): ScreenId | null {
  const status = application?.status ?? null;
  switch (screen) {
    case 'login-personal-info':
    case 'complete-sign-up':
      return status === null ? firstScreen(flow) : screenForStatus(flow, status);
    case 'personal-info':
      return screenForStatus(flow, 'PREQUAL_INFO_GIVEN');
    case 'personal-info-missing':
      // Missing information is part of accepting an offer; otherwise it starts a decision.
      return resumeTarget(
        status === 'FIN_INFO_NEEDED' ? 'OFFER_ACCEPTED' : 'PREQUAL_INFO_GIVEN',
        null,
        flow,
      );
    default:
      return null;
  }
}

/**
 * Most likely first: target of the form, next step, then other screens of the status, such as other
 * ways to ship or pay.
 */
export function likelyNext(
  screen: ScreenId,
  flow: Flow,
  application: Progressing | null,
): readonly InnerScreenId[] {
  const after = screenAfter(screen, flow);
  const ahead = [
    firstAfter(screen, flow, application),
    after,
    ...(after === null && isStatusScreen(screen) ? [afterStatusScreen(flow, application)] : []),
  ];
  const others =
    after !== null && application !== null ? statusInFlow(application.status, flow).shows : [];
  const found = [...ahead, ...others].filter(
    (next): next is InnerScreenId => next !== null && next !== screen && !isSignInScreen(next),
  );
  return [...new Set(found)];
}
