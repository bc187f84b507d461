import type { Flow } from '../../../../src/catalogue/flows';
import { isOpen } from '../../../../src/catalogue/status/facts';
import { STATUSES, type Status } from '../../../../src/catalogue/statuses';

type Moves = Readonly<Partial<Record<Status, readonly Status[]>>>;

/** Outcomes of a specialist's review, written by hand as a cross-check. */
export const REVIEWED: readonly Status[] = [
  'PREQUALIFIED',
  'OFFER_DECISION_NEEDED',
  'OFFER_ACCEPTED',
  'VERIFY_DOC',
  'FIN_INFO_NEEDED',
  'NOT_PREQUALIFIED',
  'CREDIT_DENIED',
];

/** Written by hand as a cross-check; moves out of any open status are added. */
const EVERY_FLOW: Readonly<Record<Status, readonly Status[]>> = {
  CREATED: [],
  APPRAISAL_IN_PROGRESS: [],
  PREQUAL_ITEM_VALUED: [],
  PREQUAL_INFO_GIVEN: ['PREQUALIFIED', 'NOT_PREQUALIFIED'],
  PREQUALIFIED: [],
  SHIPPED: [],
  ITEM_UNDER_REVIEW: [],
  OFFER_DECISION_NEEDED: ['OFFER_REJECTED', 'OFFER_ACCEPTED', 'VERIFY_DOC'],
  OFFER_REJECTED: [],
  OFFER_ACCEPTED: ['COMPLETE'],
  FIN_INFO_NEEDED: [],
  VERIFY_DOC: [],
  CREDIT_FREEZE: [],
  MANUAL_REVIEW: REVIEWED,
  NOT_PREQUALIFIED: [],
  CREDIT_DENIED: [],
  CANCELED_SOFT: [],
  CANCELED_HARD: [],
  CANCELED_DUPE: [],
  INVALID_STATE: [],
  COMPLETE: [],
};

const DECIDED_ON_ITEMS: readonly Status[] = [
  'OFFER_ACCEPTED',
  'FIN_INFO_NEEDED',
  'VERIFY_DOC',
  'MANUAL_REVIEW',
  'CREDIT_FREEZE',
  'CREDIT_DENIED',
  'CANCELED_DUPE',
];

/** Additional moves per flow. INVALID_STATE returns to the status before it. */
const OWN: Readonly<Record<Flow, Moves>> = {
  home: {
    CREATED: ['PREQUAL_INFO_GIVEN'],
    PREQUAL_INFO_GIVEN: ['CREDIT_DENIED', 'CREDIT_FREEZE'],
    PREQUALIFIED: ['OFFER_DECISION_NEEDED'],
    OFFER_DECISION_NEEDED: ['FIN_INFO_NEEDED'],
    FIN_INFO_NEEDED: ['OFFER_ACCEPTED', 'VERIFY_DOC', 'CREDIT_DENIED'],
    VERIFY_DOC: ['OFFER_ACCEPTED', 'CREDIT_DENIED'],
    CREDIT_FREEZE: ['PREQUAL_INFO_GIVEN'],
    INVALID_STATE: ['PREQUAL_INFO_GIVEN'],
  },
  cash: {
    CREATED: ['PREQUAL_INFO_GIVEN'],
    PREQUAL_INFO_GIVEN: ['CREDIT_DENIED', 'CREDIT_FREEZE', 'FIN_INFO_NEEDED'],
    PREQUALIFIED: ['OFFER_DECISION_NEEDED'],
    OFFER_DECISION_NEEDED: ['OFFER_DECISION_NEEDED'],
    FIN_INFO_NEEDED: ['PREQUAL_INFO_GIVEN'],
    VERIFY_DOC: ['OFFER_DECISION_NEEDED'],
    CREDIT_FREEZE: ['PREQUAL_INFO_GIVEN'],
  },
  item: {
    CREATED: ['APPRAISAL_IN_PROGRESS', 'PREQUAL_ITEM_VALUED'],
    APPRAISAL_IN_PROGRESS: ['APPRAISAL_IN_PROGRESS', 'PREQUAL_ITEM_VALUED'],
    PREQUAL_ITEM_VALUED: ['APPRAISAL_IN_PROGRESS', 'PREQUAL_INFO_GIVEN'],
    PREQUAL_INFO_GIVEN: ['FIN_INFO_NEEDED'],
    PREQUALIFIED: ['PREQUAL_ITEM_VALUED', 'SHIPPED'],
    SHIPPED: ['ITEM_UNDER_REVIEW'],
    ITEM_UNDER_REVIEW: ['OFFER_DECISION_NEEDED', 'NOT_PREQUALIFIED'],
    OFFER_DECISION_NEEDED: DECIDED_ON_ITEMS,
    FIN_INFO_NEEDED: ['PREQUAL_INFO_GIVEN', ...DECIDED_ON_ITEMS],
    VERIFY_DOC: ['OFFER_ACCEPTED', 'FIN_INFO_NEEDED', 'CREDIT_DENIED'],
    CREDIT_FREEZE: DECIDED_ON_ITEMS,
    INVALID_STATE: ['SHIPPED'],
  },
};

const OUT_OF_ANY_OPEN: readonly Status[] = [
  'MANUAL_REVIEW',
  'CANCELED_SOFT',
  'CANCELED_HARD',
  'CANCELED_DUPE',
  'INVALID_STATE',
];

/** In catalogue order. */
export function expectedMoves(flow: Flow, from: Status): readonly Status[] {
  const universal = isOpen(from) ? OUT_OF_ANY_OPEN.filter((to) => to !== from) : [];
  const expected = [...EVERY_FLOW[from], ...(OWN[flow][from] ?? []), ...universal];
  return STATUSES.filter((to) => expected.includes(to));
}
