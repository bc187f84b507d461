import type { Flow } from '../flows';
import type { ScreenId } from '../screens';
import { statusInFlow } from '../status/facts';
import { screenForStatus } from '../status-navigation';

/** Application data that decides, besides its status; `offer` is only checked for existence. */
export interface Progress {
  readonly signedAt: string | null;
  readonly offer?: object | null;
}

/** Returns the step at which an applicant continues; null if they can only wait or read. */
export function nextStep(
  status: string,
  application: Progress | null,
  flow: Flow,
): ScreenId | null {
  const { next } = statusInFlow(status, flow);
  if (next === null || typeof next === 'string') return next;
  if ('signed' in next) return application?.signedAt ? next.signed : next.usual;
  // Without an offer, missing information is requested by the original form.
  return application !== null && !application.offer ? next.beforeOffer : next.usual;
}

/**
 * Returns the screen at which an applicant continues in `status`, also after accepting an offer;
 * without a step, the screen of status navigation.
 */
export function resumeTarget(status: string, application: Progress | null, flow: Flow): ScreenId {
  return nextStep(status, application, flow) ?? screenForStatus(flow, status);
}

/** Returns the screen with a flow's offer; the cash flow's is also where it is funded. */
export function offerScreen(flow: Flow): ScreenId {
  return resumeTarget('OFFER_DECISION_NEEDED', null, flow);
}
