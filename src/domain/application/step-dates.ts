import { STEPS, type Flow, type StepName } from '../../catalogue/flows';
import type { Application } from '../../services/data/use-applicant';
import { formatDay } from '../text/format';

/** What of an application has dates. */
interface DatedApplication extends Pick<Application, 'createdAt'> {
  readonly offer: Pick<NonNullable<Application['offer']>, 'isOpen' | 'expiresAt'> | null;
}

export type StepDates = Readonly<Partial<Record<StepName, string>>>;

/**
 * What is known of when the steps of an application were or have to be done: its start, and the end of an
 * offer that is open, until when its last step can be taken. A deposit has a deadline of its own.
 */
export function stepDates(application: DatedApplication | null, flow: Flow): StepDates {
  if (application === null) return {};
  const { createdAt, offer } = application;
  const [first] = STEPS[flow];
  const last = STEPS[flow].at(-1);
  return {
    [first]: `Started ${formatDay(createdAt)}`,
    ...(offer?.isOpen === true && flow !== 'cash' && last !== undefined
      ? { [last]: `By ${formatDay(offer.expiresAt)}` }
      : {}),
  };
}
