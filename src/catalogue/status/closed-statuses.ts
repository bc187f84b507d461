import type { Status } from '../statuses';
import { informsOn, type StatusDefinition } from './definition';

const OVER = {
  items: 'settled',
  personal: 'changeable',
  offerWaits: false,
  deposit: 'none',
} as const;
const DONE = { needsInformation: false, passing: false } as const;

export const CLOSED_STATUSES = {
  COMPLETE: {
    ...OVER,
    course: 'account',
    tag: 'Account open',
    icon: 'check',
    tone: 'success',
    personal: 'in agreements',
    deposit: 'held',
    flows: {
      item: {
        ...DONE,
        screen: 'congratulations',
        next: 'congratulations',
        shows: ['completion'],
      },
      cash: { ...DONE, screen: 'congratulations', next: 'congratulations', shows: [] },
      home: { ...DONE, screen: 'congratulations', next: 'congratulations', shows: [] },
    },
  },
  OFFER_REJECTED: {
    ...OVER,
    course: 'closed',
    deposit: 'returned',
    tag: 'Offer declined',
    icon: 'paused',
    tone: 'quiet',
    flows: {
      item: informsOn('offer-rejected'),
      cash: informsOn('offer-rejected', 'verify-payment'),
      home: informsOn('offer-rejected'),
    },
  },
  NOT_PREQUALIFIED: {
    ...OVER,
    course: 'closed',
    tag: 'Not available now',
    icon: 'info',
    tone: 'quiet',
    flows: {
      item: informsOn('not-prequalified'),
      cash: informsOn('not-prequalified', 'verify-payment'),
      home: informsOn('not-prequalified'),
    },
  },
  CREDIT_DENIED: {
    ...OVER,
    course: 'closed',
    tag: 'Not approved',
    icon: 'info',
    tone: 'quiet',
    flows: {
      item: informsOn('manual-review', 'credit-denied'),
      cash: informsOn('not-prequalified', 'manual-review', 'verify-payment'),
      home: informsOn('manual-review', 'credit-denied'),
    },
  },
  CANCELED_DUPE: {
    ...OVER,
    course: 'barred',
    tag: 'Duplicate',
    icon: 'alert',
    tone: 'warning',
    flows: {
      item: informsOn('login-to-your-account'),
      cash: informsOn('login-to-your-account', 'verify-payment'),
      home: informsOn('login-to-your-account'),
    },
  },
  CANCELED_SOFT: {
    ...OVER,
    course: 'closed',
    deposit: 'returned',
    tag: 'Closed',
    icon: 'paused',
    tone: 'quiet',
    flows: {
      item: informsOn('manual-review'),
      cash: informsOn('manual-review', 'verify-payment'),
      home: informsOn('manual-review'),
    },
  },
  CANCELED_HARD: {
    ...OVER,
    course: 'barred',
    tag: 'Closed',
    icon: 'paused',
    tone: 'quiet',
    flows: {
      item: informsOn('manual-review'),
      cash: informsOn('manual-review', 'verify-payment'),
      home: informsOn('manual-review'),
    },
  },
} as const satisfies Readonly<Partial<Record<Status, StatusDefinition>>>;
