import type { ScreenDefinition } from './screen-definition';

/** Where the deposit of a cash-secured card is paid. */
const FUNDING = { cash: ['OFFER_DECISION_NEEDED'] } as const;

/** Deposits pause while the application is looked at, and can be stopped all the same (Reg E). */
const SPREADING = {
  cash: ['OFFER_DECISION_NEEDED', 'VERIFY_DOC', 'MANUAL_REVIEW', 'INVALID_STATE'],
} as const;

/** A payment is also shown once it has gone back: the application has closed then. */
const PAYMENT = {
  cash: [
    'OFFER_DECISION_NEEDED',
    'OFFER_REJECTED',
    'NOT_PREQUALIFIED',
    'CREDIT_DENIED',
    'CANCELED_DUPE',
    'CANCELED_SOFT',
    'CANCELED_HARD',
  ],
} as const;

/** The screens of the cash-secured flow that no other flow has. */
export const CASH_SCREENS = {
  'credit-line': {
    heading: 'Choose your credit line',
    access: 'signed-in',
    path: { cash: '/app/cash-secured/credit-line' },
    aliases: ['/app/credit-line'],
    step: { cash: 'Credit line' },
    statuses: { cash: ['CREATED'] },
    startsApplication: ['cash'],
  },
  'payment-selection': {
    heading: 'How would you like to fund your card?',
    access: 'signed-in',
    path: { cash: '/app/cash-secured/payment-selection' },
    aliases: ['/app/payment-selection', '/app/offer'],
    step: { cash: 'Funding choice' },
    statuses: { cash: ['PREQUALIFIED', 'OFFER_DECISION_NEEDED'] },
  },
  payment: {
    heading: 'Pay your deposit',
    access: 'signed-in',
    path: { cash: '/app/cash-secured/payment' },
    aliases: ['/app/payment'],
    step: { cash: 'Deposit' },
    statuses: FUNDING,
  },
  'fund-now': {
    heading: 'Pay your deposit',
    access: 'signed-in',
    path: { cash: '/app/cash-secured/payment/fund-now' },
    step: { cash: 'Deposit' },
    statuses: FUNDING,
  },
  'fund-over-time': {
    heading: 'Spread out your deposit',
    access: 'signed-in',
    path: { cash: '/app/cash-secured/fund-over-time' },
    aliases: ['/app/cash-secured/payment/fund-over-time', '/app/fund-over-time'],
    step: { cash: 'Deposit' },
    statuses: SPREADING,
  },
  'verify-payment': {
    heading: 'Confirming your deposit',
    access: 'signed-in',
    path: { cash: '/app/cash-secured/verify-payment' },
    aliases: ['/app/verify-payment'],
    step: { cash: 'Deposit' },
    statuses: PAYMENT,
  },
  'payment-frame': {
    heading: 'Secure card payment',
    access: 'signed-in',
    path: { cash: '/app/frame/payment' },
    aliases: ['/app/frame/payment'],
    embedded: true,
  },
} as const satisfies Record<string, ScreenDefinition>;
