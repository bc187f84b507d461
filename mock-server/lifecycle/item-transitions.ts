import type { Transition } from './transition';

/** Where an acceptance leads, and a credit report that could be read again. */
const ACCEPTANCE = [
  'OFFER_ACCEPTED',
  'FIN_INFO_NEEDED',
  'VERIFY_DOC',
  'MANUAL_REVIEW',
  'CREDIT_FREEZE',
  'CREDIT_DENIED',
  'CANCELED_DUPE',
] as const;

/** The item flow: what may happen to an application, beside the universal rows. */
export const ITEM_TRANSITIONS: readonly Transition[] = [
  {
    from: ['CREATED'],
    to: ['APPRAISAL_IN_PROGRESS'],
    trigger: 'item-added',
    actor: 'applicant',
  },
  {
    from: ['CREATED', 'APPRAISAL_IN_PROGRESS'],
    to: ['PREQUAL_ITEM_VALUED'],
    trigger: 'items-valued',
    actor: 'system',
  },
  {
    from: ['APPRAISAL_IN_PROGRESS'],
    to: ['APPRAISAL_IN_PROGRESS'],
    trigger: 'item-reviewed',
    actor: 'back office',
  },
  {
    from: ['PREQUAL_ITEM_VALUED'],
    to: ['APPRAISAL_IN_PROGRESS'],
    trigger: 'cart-edited',
    actor: 'applicant',
  },
  {
    from: ['PREQUAL_ITEM_VALUED', 'FIN_INFO_NEEDED'],
    to: ['PREQUAL_INFO_GIVEN'],
    trigger: 'address-and-income',
    actor: 'applicant',
  },
  {
    from: ['PREQUAL_INFO_GIVEN'],
    to: ['PREQUALIFIED', 'NOT_PREQUALIFIED', 'MANUAL_REVIEW', 'FIN_INFO_NEEDED', 'CANCELED_DUPE'],
    trigger: 'decision',
    actor: 'system',
  },
  {
    from: ['PREQUALIFIED'],
    to: ['PREQUAL_ITEM_VALUED'],
    trigger: 'cart-edited',
    actor: 'applicant',
  },
  { from: ['PREQUALIFIED'], to: ['SHIPPED'], trigger: 'items-shipped', actor: 'network' },
  {
    from: ['SHIPPED'],
    to: ['ITEM_UNDER_REVIEW'],
    trigger: 'items-received',
    actor: 'back office',
  },
  {
    from: ['ITEM_UNDER_REVIEW'],
    to: ['OFFER_DECISION_NEEDED', 'NOT_PREQUALIFIED', 'MANUAL_REVIEW'],
    trigger: 'items-inspected',
    actor: 'back office',
  },
  {
    from: ['OFFER_DECISION_NEEDED'],
    to: ['OFFER_REJECTED'],
    trigger: 'reject-offer',
    actor: 'applicant',
  },
  {
    from: ['OFFER_DECISION_NEEDED', 'FIN_INFO_NEEDED'],
    to: ACCEPTANCE,
    trigger: 'accept-offer',
    actor: 'applicant',
  },
  {
    from: ['VERIFY_DOC'],
    to: ['OFFER_ACCEPTED', 'FIN_INFO_NEEDED'],
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
  { from: ['CREDIT_FREEZE'], to: ACCEPTANCE, trigger: 'recheck-report', actor: 'applicant' },
  {
    from: ['OFFER_ACCEPTED'],
    to: ['COMPLETE'],
    trigger: 'agreements-signed',
    actor: 'applicant',
  },
];
