import type { Transition } from './transition';

/** The cash-secured flow: what may happen without a deposit, beside the universal rows. */
export const CASH_TRANSITIONS: readonly Transition[] = [
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
];
