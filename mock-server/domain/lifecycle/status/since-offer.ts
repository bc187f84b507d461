import { LIMITS } from '../../../../src/catalogue/limits';
import type { Status } from '../../../../src/catalogue/statuses';
import type { Move } from '../transition';
import {
  inEveryFlow,
  INSPECTED,
  NO_MOVES,
  NO_RECORDS,
  PLAIN,
  type StatusLifecycle,
} from './definition';

/** In the item flow, a credit report may be read again at the acceptance. */
const ACCEPTANCE = [
  'OFFER_ACCEPTED',
  'FIN_INFO_NEEDED',
  'VERIFY_DOC',
  'MANUAL_REVIEW',
  'CREDIT_FREEZE',
  'CREDIT_DENIED',
  'CANCELED_DUPE',
] as const satisfies readonly Status[];

const EXPIRED: Move = { to: ['CANCELED_SOFT'], trigger: 'offer-expired', actor: 'timer' };
const OVERDUE: Move = { to: ['CANCELED_SOFT'], trigger: 'information-overdue', actor: 'timer' };
const DECLINED: Move = { to: ['OFFER_REJECTED'], trigger: 'reject-offer', actor: 'applicant' };
const SIGNED: Move = { to: ['COMPLETE'], trigger: 'agreements-signed', actor: 'applicant' };
const REFUSED: Move = { to: ['MANUAL_REVIEW'], trigger: 'documents-refused', actor: 'back office' };
const CONTRADICTED: Move = {
  to: ['CREDIT_DENIED'],
  trigger: 'documents-denied',
  actor: 'back office',
};
const WITH_OFFER = { ...NO_RECORDS, offer: true } as const;
const OFFERED = { ...INSPECTED, offer: inEveryFlow(true) } as const;
const DUE_DAYS = LIMITS.incomplete.dueDays;

export const SINCE_OFFER = {
  OFFER_DECISION_NEEDED: {
    ...PLAIN,
    moves: {
      everyFlow: [EXPIRED],
      item: [DECLINED, { to: ACCEPTANCE, trigger: 'accept-offer', actor: 'applicant' }],
      cash: [
        DECLINED,
        { to: ['OFFER_ACCEPTED'], trigger: 'accept-offer', actor: 'applicant' },
        { to: ['OFFER_DECISION_NEEDED'], trigger: 'deposit-arrived', actor: 'network' },
        { to: ['VERIFY_DOC'], trigger: 'payment-unverified', actor: 'system' },
        { to: ['CANCELED_SOFT'], trigger: 'funding-window-ended', actor: 'timer' },
      ],
      home: [
        DECLINED,
        {
          to: ['OFFER_ACCEPTED', 'FIN_INFO_NEEDED', 'VERIFY_DOC'],
          trigger: 'accept-offer',
          actor: 'applicant',
        },
      ],
    },
    records: WITH_OFFER,
    past: OFFERED,
  },
  FIN_INFO_NEEDED: {
    ...PLAIN,
    moves: {
      everyFlow: [OVERDUE],
      item: [
        { to: ['PREQUAL_INFO_GIVEN'], trigger: 'address-and-income', actor: 'applicant' },
        { to: ACCEPTANCE, trigger: 'accept-offer', actor: 'applicant' },
      ],
      cash: [{ to: ['PREQUAL_INFO_GIVEN'], trigger: 'personal-info', actor: 'applicant' }],
      home: [
        {
          to: ['OFFER_ACCEPTED', 'VERIFY_DOC', 'CREDIT_DENIED'],
          trigger: 'accept-offer',
          actor: 'applicant',
        },
      ],
    },
    due: { days: DUE_DAYS, event: 'information-overdue' },
    past: {
      ...INSPECTED,
      incomeRequested: true,
      parcelFor: { 'address-and-income': null },
      offer: { item: true, cash: false, home: true },
    },
  },
  VERIFY_DOC: {
    ...PLAIN,
    moves: {
      everyFlow: [OVERDUE],
      item: [
        {
          to: ['OFFER_ACCEPTED', 'FIN_INFO_NEEDED'],
          trigger: 'documents-checked',
          actor: 'back office',
        },
        REFUSED,
        CONTRADICTED,
      ],
      cash: [
        { to: ['OFFER_DECISION_NEEDED'], trigger: 'documents-checked', actor: 'back office' },
        REFUSED,
      ],
      home: [
        { to: ['OFFER_ACCEPTED'], trigger: 'documents-checked', actor: 'back office' },
        REFUSED,
        CONTRADICTED,
      ],
    },
    due: { days: DUE_DAYS, event: 'information-overdue' },
    records: {
      ...NO_RECORDS,
      documentsRequested: { ...inEveryFlow(['IDENTITY', 'INCOME']), cash: ['IDENTITY'] },
    },
    past: { ...OFFERED, itemTaxId: true },
  },
  CREDIT_FREEZE: {
    ...PLAIN,
    moves: {
      everyFlow: [{ to: ['CANCELED_SOFT'], trigger: 'freeze-overdue', actor: 'timer' }],
      item: [{ to: ACCEPTANCE, trigger: 'recheck-report', actor: 'applicant' }],
      cash: [{ to: ['PREQUAL_INFO_GIVEN'], trigger: 'recheck-report', actor: 'applicant' }],
      home: [{ to: ['PREQUAL_INFO_GIVEN'], trigger: 'recheck-report', actor: 'applicant' }],
    },
    due: { days: LIMITS.freeze.dueDays, event: 'freeze-overdue' },
    records: { ...NO_RECORDS, frozenBureaus: ['EQUIFAX'] },
    past: { ...INSPECTED, itemTaxId: true },
  },
  OFFER_ACCEPTED: {
    ...PLAIN,
    moves: {
      ...NO_MOVES,
      everyFlow: [EXPIRED],
      item: [SIGNED],
      cash: [SIGNED],
      home: [SIGNED, { to: ['COMPLETE'], trigger: 'cancellation-period-ended', actor: 'timer' }],
    },
    records: WITH_OFFER,
    past: { ...OFFERED, itemTaxId: true },
  },
} as const satisfies Readonly<Partial<Record<Status, StatusLifecycle>>>;
