import type { Transition } from './transition';

/** The cash-secured flow: what may happen to an application, beside the universal rows. */
export const CASH_TRANSITIONS: readonly Transition[] = [
  {
    from: ['CREATED', 'FIN_INFO_NEEDED'],
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
      'FIN_INFO_NEEDED',
      'CANCELED_DUPE',
      'INVALID_STATE',
    ],
    trigger: 'decision',
    actor: 'system',
  },
  {
    from: ['CREDIT_FREEZE'],
    to: ['PREQUAL_INFO_GIVEN'],
    trigger: 'recheck-report',
    actor: 'applicant',
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
    to: ['OFFER_ACCEPTED'],
    trigger: 'accept-offer',
    actor: 'applicant',
  },
  {
    from: ['OFFER_DECISION_NEEDED'],
    to: ['OFFER_DECISION_NEEDED'],
    trigger: 'deposit-arrived',
    actor: 'network',
  },
  {
    from: ['OFFER_DECISION_NEEDED'],
    to: ['VERIFY_DOC'],
    trigger: 'payment-unverified',
    actor: 'system',
  },
  {
    from: ['VERIFY_DOC'],
    to: ['OFFER_DECISION_NEEDED'],
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
    from: ['OFFER_DECISION_NEEDED'],
    to: ['CANCELED_SOFT'],
    trigger: 'funding-window-ended',
    actor: 'timer',
  },
  {
    from: ['OFFER_ACCEPTED'],
    to: ['COMPLETE'],
    trigger: 'agreements-signed',
    actor: 'applicant',
  },
];
