import type { Application } from '../../../services/data/use-applicant';
import { outstandingDocuments } from '../../text/information-lists';

type Requests = Pick<Application, 'documentsRequested' | 'documentsReceived'>;

export const DOCUMENTS = {
  IDENTITY: {
    field: 'identityDocument',
    label: 'Photo of your government ID, front and back',
    missing: 'Select a photo of your government ID',
  },
  INCOME: {
    field: 'incomeDocument',
    label: 'Two recent pay stubs, or a benefits letter, or last year’s tax return',
    missing: 'Select a pay stub, benefits letter or tax return',
  },
} as const;

/** Screens that request a document, and whether the first one is also the last. */
export function documentSteps(application: Requests): {
  readonly needsIdentity: boolean;
  readonly needsIncome: boolean;
  /** Whether verify-info submits the documents itself. */
  readonly endsAtInfo: boolean;
} {
  const outstanding = outstandingDocuments(application);
  const needsIncome = outstanding.includes('INCOME');
  return {
    needsIdentity: outstanding.includes('IDENTITY'),
    needsIncome,
    endsAtInfo: !needsIncome,
  };
}
