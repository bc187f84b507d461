import type { ScreenDefinition } from './screen-definition';

export const CASH_SCREENS = {
  'credit-line': {
    heading: 'Choose your credit line',
    access: 'signed-in',
    path: { cash: '/app/cash-secured/credit-line' },
    aliases: ['/app/credit-line'],
    step: { cash: 'Credit line' },
    startsApplication: ['cash'],
  },
  'payment-selection': {
    heading: 'How would you like to fund your card?',
    access: 'signed-in',
    path: { cash: '/app/cash-secured/payment-selection' },
    aliases: ['/app/payment-selection', '/app/offer'],
    step: { cash: 'Funding choice' },
  },
  payment: {
    heading: 'Pay your deposit',
    access: 'signed-in',
    path: { cash: '/app/cash-secured/payment' },
    aliases: ['/app/payment'],
    step: { cash: 'Deposit' },
  },
  'fund-now': {
    heading: 'Pay your deposit',
    access: 'signed-in',
    path: { cash: '/app/cash-secured/payment/fund-now' },
    step: { cash: 'Deposit' },
  },
  'fund-over-time': {
    heading: 'Spread out your deposit',
    access: 'signed-in',
    path: { cash: '/app/cash-secured/fund-over-time' },
    aliases: ['/app/cash-secured/payment/fund-over-time', '/app/fund-over-time'],
    step: { cash: 'Deposit' },
  },
  'verify-payment': {
    heading: 'Confirming your deposit',
    access: 'signed-in',
    path: { cash: '/app/cash-secured/verify-payment' },
    aliases: ['/app/verify-payment'],
    step: { cash: 'Deposit' },
  },
  'payment-frame': {
    heading: 'Secure card payment',
    access: 'signed-in',
    path: { cash: '/app/frame/payment' },
    aliases: ['/app/frame/payment'],
    embedded: true,
  },
} as const satisfies Record<string, ScreenDefinition>;
