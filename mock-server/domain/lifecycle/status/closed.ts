import type { Status } from '../../../../src/catalogue/statuses';
import {
  inEveryFlow,
  INFORMED,
  INSPECTED,
  NO_RECORDS,
  PLAIN,
  type StatusLifecycle,
} from './definition';

const OFFERED = { ...INSPECTED, offer: inEveryFlow(true) } as const;

/** Applications in these statuses don't move again. */
export const CLOSED = {
  COMPLETE: { ...PLAIN, past: { ...OFFERED, itemTaxId: true, isSigned: true } },
  OFFER_REJECTED: { ...PLAIN, past: { ...OFFERED, itemsReturn: true } },
  NOT_PREQUALIFIED: {
    ...PLAIN,
    records: {
      ...NO_RECORDS,
      decision: {
        ...inEveryFlow({ reasonIds: ['R06'], score: null }),
        // In the item flow only the income is known at this decision.
        item: { reasonIds: ['R01'], score: null },
      },
    },
    past: INFORMED,
  },
  CREDIT_DENIED: {
    ...PLAIN,
    records: { ...NO_RECORDS, decision: inEveryFlow({ reasonIds: ['R01', 'R07'], score: 512 }) },
    past: { ...INSPECTED, itemTaxId: true },
  },
  CANCELED_DUPE: { ...PLAIN, past: { ...INFORMED, itemTaxId: true, shippingAddress: true } },
  CANCELED_SOFT: {
    ...PLAIN,
    past: {
      ...INFORMED,
      offer: { item: false, cash: true, home: false },
      closure: 'WITHDRAWN',
    },
  },
  CANCELED_HARD: { ...PLAIN, past: INFORMED },
} as const satisfies Readonly<Partial<Record<Status, StatusLifecycle>>>;
