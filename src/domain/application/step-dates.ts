import { STEPS, type Flow, type StepName } from '../../catalogue/flows';
import type { Application } from '../../services/data/use-applicant';
import { formatDay } from '../text/format';
import { progressSteps } from './progress-steps';

export type StepDates = Readonly<Partial<Record<StepName, string>>>;

/**
 * Returns the start, unless the completed steps show it, and an open offer's expiry as the deadline
 * of its last step. The deposit's deadline isn't included.
 */
export function stepDates(application: Application | null, flow: Flow): StepDates {
  if (application === null) return {};
  const { createdAt, offer } = application;
  const [first] = STEPS[flow];
  const last = STEPS[flow].at(-1);
  return {
    ...(progressSteps({ application, flow }).length > 0
      ? {}
      : { [first]: `Started ${formatDay(createdAt)}` }),
    ...(offer?.isOpen === true && flow !== 'cash' && last !== undefined
      ? { [last]: `By ${formatDay(offer.expiresAt)}` }
      : {}),
  };
}
