import type { Status } from '../../../catalogue/statuses';
import type { Application } from '../../../services/data/use-applicant';

export function applicationFor(status: Status, facts: Partial<Application> = {}): Application {
  return {
    id: 'app_0001',
    status,
    program: null,
    createdAt: '2026-06-15T12:00:00-04:00',
    updatedAt: '2026-06-15T12:00:00-04:00',
    missingInformation: [],
    documentsRequested: [],
    documentsReceived: [],
    dueOn: null,
    closureReason: null,
    closureDeadline: null,
    closureReceived: null,
    frozenBureaus: [],
    offer: null,
    decision: null,
    signedAt: null,
    cancellationEndsOn: null,
    declineReason: null,
    isCoveredBorrower: false,
    itemCart: null,
    ...facts,
  };
}
