import type { Status } from '../../../../src/catalogue/statuses';
import { INFORMED, NO_MOVES, NOTHING_GIVEN, PLAIN, type StatusLifecycle } from './definition';

export const BEFORE_OFFER = {
  CREATED: {
    ...PLAIN,
    moves: {
      everyFlow: [],
      item: [
        { to: ['APPRAISAL_IN_PROGRESS'], trigger: 'item-added', actor: 'applicant' },
        { to: ['PREQUAL_ITEM_VALUED'], trigger: 'items-valued', actor: 'system' },
      ],
      cash: [{ to: ['PREQUAL_INFO_GIVEN'], trigger: 'personal-info', actor: 'applicant' }],
      home: [{ to: ['PREQUAL_INFO_GIVEN'], trigger: 'personal-info', actor: 'applicant' }],
    },
    past: { ...NOTHING_GIVEN, isFresh: true, items: 'none' },
  },
  APPRAISAL_IN_PROGRESS: {
    ...PLAIN,
    moves: {
      ...NO_MOVES,
      item: [
        { to: ['PREQUAL_ITEM_VALUED'], trigger: 'items-valued', actor: 'system' },
        { to: ['APPRAISAL_IN_PROGRESS'], trigger: 'item-reviewed', actor: 'back office' },
      ],
    },
    past: { ...NOTHING_GIVEN, items: 'one with a specialist' },
  },
  PREQUAL_ITEM_VALUED: {
    ...PLAIN,
    moves: {
      ...NO_MOVES,
      item: [
        { to: ['APPRAISAL_IN_PROGRESS'], trigger: 'cart-edited', actor: 'applicant' },
        { to: ['PREQUAL_INFO_GIVEN'], trigger: 'address-and-income', actor: 'applicant' },
      ],
    },
    onEstimate: true,
    past: NOTHING_GIVEN,
  },
  PREQUAL_INFO_GIVEN: {
    ...PLAIN,
    moves: {
      everyFlow: [],
      item: [
        {
          to: [
            'PREQUALIFIED',
            'NOT_PREQUALIFIED',
            'MANUAL_REVIEW',
            'FIN_INFO_NEEDED',
            'CANCELED_DUPE',
          ],
          trigger: 'decision',
          actor: 'system',
        },
      ],
      cash: [
        {
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
      ],
      home: [
        {
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
      ],
    },
    byItself: 'decision',
    past: INFORMED,
  },
  PREQUALIFIED: {
    ...PLAIN,
    moves: {
      everyFlow: [],
      item: [
        { to: ['PREQUAL_ITEM_VALUED'], trigger: 'cart-edited', actor: 'applicant' },
        { to: ['SHIPPED'], trigger: 'items-shipped', actor: 'network' },
      ],
      cash: [{ to: ['OFFER_DECISION_NEEDED'], trigger: 'terms-ready', actor: 'system' }],
      home: [{ to: ['OFFER_DECISION_NEEDED'], trigger: 'terms-ready', actor: 'system' }],
    },
    byItself: 'terms-ready',
    onEstimate: true,
    past: { ...INFORMED, parcelFor: { 'download-label': 'label', 'shipping-code': 'code' } },
  },
  SHIPPED: {
    ...PLAIN,
    moves: {
      ...NO_MOVES,
      item: [{ to: ['ITEM_UNDER_REVIEW'], trigger: 'items-received', actor: 'back office' }],
    },
    past: {
      ...INFORMED,
      shippingAddress: true,
      parcel: 'on the way',
      parcelFor: { 'items-delivered': 'arrived' },
    },
  },
  ITEM_UNDER_REVIEW: {
    ...PLAIN,
    moves: {
      ...NO_MOVES,
      item: [
        {
          to: ['OFFER_DECISION_NEEDED', 'NOT_PREQUALIFIED', 'MANUAL_REVIEW'],
          trigger: 'items-inspected',
          actor: 'back office',
        },
      ],
    },
    past: { ...INFORMED, shippingAddress: true, parcel: 'inspecting' },
  },
} as const satisfies Readonly<Partial<Record<Status, StatusLifecycle>>>;
