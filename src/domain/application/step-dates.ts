import { STEPS, type Flow, type StepName } from '../../catalogue/flows';
import type { Application } from '../../services/data/use-applicant';
import { formatDay } from '../text/format';
import { soFar } from './so-far';

export type StepDates = Readonly<Partial<Record<StepName, string>>>;

/**
 * What is known of when the steps of an application were or have to be done: its start, where the way so far
 * does not tell it, and the end of an offer that is open, until when its last step can be taken. A deposit has
 * a deadline of its own.
 */
export function stepDates(application: Application | null, flow: Flow): StepDates {
  if (application === null) return {};
  const { createdAt, offer } = application;
  const [first] = STEPS[flow];
  const last = STEPS[flow].at(-1);
  return {
    ...(soFar({ application, flow }).length > 0
      ? {}
      : { [first]: `Started ${formatDay(createdAt)}` }),
    ...(offer?.isOpen === true && flow !== 'cash' && last !== undefined
      ? { [last]: `By ${formatDay(offer.expiresAt)}` }
      : {}),
  };
}
