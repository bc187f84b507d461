import type { Transition } from './transition';

/** The home-equity-style flow: what may happen to an application, beside the universal rows. */
export const HOME_TRANSITIONS: readonly Transition[] = [
  {
    from: ['CREATED'],
    to: ['PREQUAL_INFO_GIVEN'],
    trigger: 'personal-info',
    actor: 'applicant',
  },
  {
    from: ['PREQUAL_INFO_GIVEN'],
    to: [
      'PREQUALIFIED',
      'NOT_PREQUALIFIED',
      'CREDIT_DENIED',
      'CREDIT_FREEZE',
      'MANUAL_REVIEW',
      'CANCELED_DUPE',
    ],
    trigger: 'decision',
    actor: 'system',
  },
  {
    from: ['PREQUALIFIED'],
    to: ['OFFER_DECISION_NEEDED'],
    trigger: 'terms-ready',
    actor: 'system',
  },
  {
    from: ['OFFER_DECISION_NEEDED'],
    to: ['OFFER_REJECTED'],
    trigger: 'reject-offer',
    actor: 'applicant',
  },
  {
    from: ['OFFER_DECISION_NEEDED'],
    to: ['OFFER_ACCEPTED', 'FIN_INFO_NEEDED', 'VERIFY_DOC'],
    trigger: 'accept-offer',
    actor: 'applicant',
  },
  {
    from: ['FIN_INFO_NEEDED'],
    to: ['OFFER_ACCEPTED', 'VERIFY_DOC', 'CREDIT_DENIED'],
    trigger: 'accept-offer',
    actor: 'applicant',
  },
  {
    from: ['VERIFY_DOC'],
    to: ['OFFER_ACCEPTED'],
    trigger: 'documents-checked',
    actor: 'back office',
  },
  {
    from: ['VERIFY_DOC'],
    to: ['MANUAL_REVIEW'],
    trigger: 'documents-refused',
    actor: 'back office',
  },
  {
    from: ['VERIFY_DOC'],
    to: ['CREDIT_DENIED'],
    trigger: 'documents-denied',
    actor: 'back office',
  },
  {
    from: ['CREDIT_FREEZE'],
    to: ['PREQUAL_INFO_GIVEN'],
    trigger: 'recheck-report',
    actor: 'applicant',
  },
  {
    from: ['OFFER_ACCEPTED'],
    to: ['COMPLETE'],
    trigger: 'agreements-signed',
    actor: 'applicant',
  },
  {
    from: ['OFFER_ACCEPTED'],
    to: ['COMPLETE'],
    trigger: 'cancellation-period-ended',
    actor: 'timer',
  },
];
