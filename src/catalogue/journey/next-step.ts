import type { Flow } from '../flows';
import type { ScreenId } from '../screens';
import { statusInFlow } from '../status/facts';
import { screenForStatus } from '../status-navigation';

/** Decides besides the status; `offer` only by its existence. */
export interface Progress {
  readonly signedAt: string | null;
  readonly offer?: object | null;
}

/** Null: the applicant can only wait or read. */
export function nextStep(
  status: string,
  application: Progress | null,
  flow: Flow,
): ScreenId | null {
  const { next } = statusInFlow(status, flow);
  if (next === null || typeof next === 'string') return next;
  if ('signed' in next) return application?.signedAt ? next.signed : next.usual;
  // Before an offer, the original form requests missing information.
  return application !== null && !application.offer ? next.beforeOffer : next.usual;
}

/** Also works after accepting an offer. Without a step, uses status navigation. */
export function resumeTarget(status: string, application: Progress | null, flow: Flow): ScreenId {
  return nextStep(status, application, flow) ?? screenForStatus(flow, status);
}

/** In the cash flow, also the screen for funding. */
export function offerScreen(flow: Flow): ScreenId {
  return resumeTarget('OFFER_DECISION_NEEDED', null, flow);
}
