import type { Flow } from '../flows';
import type { ScreenId } from '../screens';
import { statusInFlow } from '../status/facts';
import { screenForStatus } from '../status-navigation';

/** What of an application decides, beside its status; `offer` is only looked at for being there. */
export interface Progress {
  readonly signedAt: string | null;
  readonly offer?: object | null;
}

/** The step at which an applicant continues; null where there is none, but to wait or to read. */
export function nextStep(
  status: string,
  application: Progress | null,
  flow: Flow,
): ScreenId | null {
  const { next } = statusInFlow(status, flow);
  if (next === null || typeof next === 'string') return next;
  if ('signed' in next) return application?.signedAt ? next.signed : next.usual;
  // Without an offer, what is missing is asked for where it was asked first.
  return application !== null && !application.offer ? next.beforeOffer : next.usual;
}

/**
 * The screen at which an applicant continues in `status`, and the step after accepting an offer. Where there
 * is nothing to continue with it is the screen of status navigation.
 */
export function resumeTarget(status: string, application: Progress | null, flow: Flow): ScreenId {
  return nextStep(status, application, flow) ?? screenForStatus(flow, status);
}

/** The screen on which a flow shows its offer. A cash-secured one is shown where it is funded. */
export function offerScreen(flow: Flow): ScreenId {
  return resumeTarget('OFFER_DECISION_NEEDED', null, flow);
}
