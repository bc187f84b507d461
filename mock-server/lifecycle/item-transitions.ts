import type { Transition } from './transition';

/** The item flow: what may happen on the status screens, beside the universal rows. */
export const ITEM_TRANSITIONS: readonly Transition[] = [
  {
    from: ['CREDIT_FREEZE'],
    to: [
      'OFFER_ACCEPTED',
      'FIN_INFO_NEEDED',
      'VERIFY_DOC',
      'MANUAL_REVIEW',
      'CREDIT_DENIED',
      'CANCELED_DUPE',
    ],
    trigger: 'recheck-report',
    actor: 'applicant',
  },
];
