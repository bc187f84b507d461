import type { Transition } from './transition';

/** What may happen to an application in every flow. */
export const UNIVERSAL_TRANSITIONS: readonly Transition[] = [
  {
    from: ['MANUAL_REVIEW'],
    to: [
      'PREQUALIFIED',
      'OFFER_DECISION_NEEDED',
      'OFFER_ACCEPTED',
      'VERIFY_DOC',
      'FIN_INFO_NEEDED',
      'NOT_PREQUALIFIED',
      'CREDIT_DENIED',
      'CANCELED_HARD',
    ],
    trigger: 'review-decided',
    actor: 'back office',
  },
  {
    from: ['OFFER_ACCEPTED', 'OFFER_DECISION_NEEDED'],
    to: ['CANCELED_SOFT'],
    trigger: 'offer-expired',
    actor: 'timer',
  },
  {
    from: ['CREDIT_FREEZE'],
    to: ['CANCELED_SOFT'],
    trigger: 'freeze-overdue',
    actor: 'timer',
  },
  {
    from: ['FIN_INFO_NEEDED', 'VERIFY_DOC'],
    to: ['CANCELED_SOFT'],
    trigger: 'information-overdue',
    actor: 'timer',
  },
  { from: 'any open', to: ['MANUAL_REVIEW'], trigger: 'review-needed', actor: 'system' },
  { from: 'any open', to: ['CANCELED_SOFT'], trigger: 'withdraw', actor: 'applicant' },
  { from: 'any open', to: ['CANCELED_SOFT'], trigger: 'inactive', actor: 'timer' },
  { from: 'any open', to: ['CANCELED_HARD'], trigger: 'canceled-hard', actor: 'back office' },
  { from: 'any open', to: ['CANCELED_DUPE'], trigger: 'duplicate-found', actor: 'system' },
  { from: 'any open', to: ['INVALID_STATE'], trigger: 'record-broken', actor: 'system' },
  { from: ['INVALID_STATE'], to: 'previous', trigger: 'record-repaired', actor: 'back office' },
];
