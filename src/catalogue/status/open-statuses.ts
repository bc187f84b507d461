import type { Status } from '../statuses';
import { tellsOn, type StatusDefinition } from './definition';

const SHIPPING = ['download-label', 'shipping-kit', 'shipping-code'] as const;
const VERIFYING = ['verify-info', 'verify-income'] as const;
const STILL = { asksInformation: false, passing: false } as const;
const ASKING = { asksInformation: true, passing: false } as const;
const PASSING = { asksInformation: false, passing: true } as const;

/** The statuses in which an application can still move, in the order in which an applicant meets them. */
export const OPEN_STATUSES = {
  CREATED: {
    course: 'undecided',
    tag: 'Started',
    icon: 'info',
    tone: 'info',
    items: 'editable',
    personal: 'changeable',
    offerWaits: false,
    flows: {
      item: { ...STILL, screen: null, next: 'quick-appraisal', shows: [] },
      cash: { ...ASKING, screen: 'credit-line', next: 'credit-line', shows: ['personal-info'] },
      home: {
        ...ASKING,
        screen: 'personal-info',
        next: 'personal-info',
        shows: ['personal-info-missing'],
      },
    },
  },
  APPRAISAL_IN_PROGRESS: {
    course: 'undecided',
    tag: 'Valuing your items',
    icon: 'clock',
    tone: 'info',
    items: 'editable',
    personal: 'changeable',
    offerWaits: false,
    flows: {
      item: { ...STILL, screen: null, next: 'asset-cart', shows: ['item-in-review'] },
      cash: tellsOn('manual-review'),
      home: { ...ASKING, screen: 'personal-info', next: 'personal-info', shows: [] },
    },
  },
  PREQUAL_ITEM_VALUED: {
    course: 'undecided',
    tag: 'Estimate ready',
    icon: 'check',
    tone: 'success',
    items: 'editable',
    personal: 'changeable',
    offerWaits: false,
    flows: {
      item: { ...ASKING, screen: null, next: 'address-and-income', shows: ['address-and-income'] },
      cash: tellsOn('manual-review'),
      home: { ...ASKING, screen: 'personal-info', next: 'personal-info', shows: [] },
    },
  },
  PREQUAL_INFO_GIVEN: {
    course: 'undecided',
    tag: 'Information received',
    icon: 'clock',
    tone: 'info',
    items: 'readable',
    personal: 'in decision',
    offerWaits: false,
    flows: {
      item: { ...PASSING, screen: null, next: null, shows: ['address-and-income'] },
      cash: { ...tellsOn('in-review'), passing: true },
      home: { ...PASSING, screen: 'personal-info', next: 'personal-info', shows: ['in-review'] },
    },
  },
  PREQUALIFIED: {
    course: 'undecided',
    tag: 'Pre-qualified',
    icon: 'check',
    tone: 'success',
    items: 'editable',
    personal: 'changeable',
    offerWaits: false,
    flows: {
      item: {
        ...STILL,
        screen: null,
        next: 'pre-qualified',
        shows: ['pre-qualified', ...SHIPPING],
      },
      cash: { ...PASSING, screen: 'payment-selection', next: 'payment-selection', shows: [] },
      home: { ...PASSING, screen: 'personal-info', next: 'personal-info', shows: [] },
    },
  },
  SHIPPED: {
    course: 'undecided',
    tag: 'Items on the way',
    icon: 'package',
    tone: 'info',
    items: 'settled',
    personal: 'changeable',
    offerWaits: false,
    flows: {
      item: {
        ...STILL,
        screen: null,
        next: 'items-shipped',
        shows: [...SHIPPING, 'items-shipped', 'items-delivered'],
      },
      cash: tellsOn('manual-review'),
      home: { ...STILL, screen: null, next: null, shows: [] },
    },
  },
  ITEM_UNDER_REVIEW: {
    course: 'undecided',
    tag: 'Inspecting',
    icon: 'clock',
    tone: 'info',
    items: 'settled',
    personal: 'changeable',
    offerWaits: false,
    flows: {
      item: tellsOn('in-review', 'items-delivered'),
      cash: tellsOn('in-review'),
      home: tellsOn('in-review'),
    },
  },
  OFFER_DECISION_NEEDED: {
    course: 'open',
    tag: 'Offer ready',
    icon: 'check',
    tone: 'success',
    items: 'settled',
    personal: 'changeable',
    offerWaits: true,
    flows: {
      item: {
        ...STILL,
        screen: null,
        next: 'offer',
        shows: ['offer', 'cancel-offer', ...VERIFYING],
      },
      cash: {
        ...STILL,
        screen: 'payment-selection',
        next: 'payment-selection',
        shows: ['cancel-offer', 'payment', 'fund-now', 'fund-over-time', 'verify-payment'],
      },
      home: {
        ...STILL,
        screen: 'personal-info',
        next: 'offer',
        shows: ['offer', 'cancel-offer', ...VERIFYING],
      },
    },
  },
  FIN_INFO_NEEDED: {
    course: 'undecided',
    tag: 'Information needed',
    icon: 'alert',
    tone: 'warning',
    items: 'settled',
    personal: 'changeable',
    offerWaits: true,
    flows: {
      item: {
        ...ASKING,
        screen: null,
        next: { usual: 'verify-info', beforeOffer: 'address-and-income' },
        shows: ['address-and-income', 'personal-info-missing', ...VERIFYING],
      },
      cash: {
        ...ASKING,
        screen: 'personal-info',
        next: 'personal-info',
        shows: ['personal-info-missing'],
      },
      home: {
        ...STILL,
        screen: 'personal-info',
        next: 'verify-info',
        shows: ['personal-info-missing', ...VERIFYING],
      },
    },
  },
  VERIFY_DOC: {
    course: 'undecided',
    tag: 'Documents needed',
    icon: 'alert',
    tone: 'warning',
    items: 'settled',
    personal: 'changeable',
    offerWaits: false,
    flows: {
      item: { ...STILL, screen: 'manual-review', next: 'verify-info', shows: VERIFYING },
      cash: tellsOn('manual-review', 'fund-over-time'),
      home: { ...STILL, screen: 'manual-review', next: 'verify-info', shows: VERIFYING },
    },
  },
  CREDIT_FREEZE: {
    course: 'undecided',
    tag: 'Credit report frozen',
    icon: 'paused',
    tone: 'warning',
    items: 'settled',
    personal: 'changeable',
    offerWaits: false,
    flows: {
      item: tellsOn('credit-freeze'),
      cash: tellsOn('credit-freeze'),
      home: tellsOn('credit-freeze'),
    },
  },
  MANUAL_REVIEW: {
    course: 'undecided',
    tag: 'In review',
    icon: 'clock',
    tone: 'info',
    items: 'settled',
    personal: 'changeable',
    offerWaits: false,
    flows: {
      item: tellsOn('manual-review'),
      cash: tellsOn('manual-review', 'fund-over-time'),
      home: tellsOn('manual-review'),
    },
  },
  OFFER_ACCEPTED: {
    course: 'open',
    tag: 'Accepted',
    icon: 'check',
    tone: 'success',
    items: 'settled',
    personal: 'in agreements',
    offerWaits: false,
    flows: {
      item: {
        ...STILL,
        screen: null,
        next: { usual: 'agreements', signed: 'congratulations' },
        shows: ['agreements', 'congratulations', 'completion'],
      },
      cash: {
        ...STILL,
        screen: 'agreements',
        next: { usual: 'agreements', signed: 'congratulations' },
        shows: ['congratulations'],
      },
      home: {
        ...STILL,
        screen: 'agreements',
        next: { usual: 'agreements', signed: 'congratulations' },
        shows: ['congratulations'],
      },
    },
  },
  /** Tells nothing that could be relied on, so it is not known to wait for a decision. */
  INVALID_STATE: {
    course: 'open',
    tag: 'Contact us',
    icon: 'alert',
    tone: 'warning',
    items: 'settled',
    personal: 'changeable',
    offerWaits: false,
    flows: {
      item: tellsOn('manual-review', 'invalid-state'),
      cash: tellsOn('invalid-state', 'manual-review', 'fund-over-time'),
      home: tellsOn('manual-review', 'invalid-state'),
    },
  },
} as const satisfies Readonly<Partial<Record<Status, StatusDefinition>>>;
