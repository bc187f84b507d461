import type { ScreenDefinition } from './screen-definition';

/**
 * The part of the catalogue that the sign-in itself needs. It comes with the first load; the rest
 * ({@link SCREENS}) comes with what leads anywhere else.
 */
export const FIRST_SCREENS = {
  home: { heading: 'Welcome back', access: 'signed-in', path: '/' },
  login: { heading: 'Sign in or create an account', access: 'public', path: '/login' },
  'sign-up': {
    heading: 'Create your account',
    access: 'public',
    path: '/login/sign-up',
    aliases: ['/login/create-account'],
    step: { item: 'Create your account' },
  },
  'login-callback': { heading: 'Signing you in', access: 'public', path: '/login-callback' },
} as const satisfies Record<string, ScreenDefinition>;

/** Where the sign-in leads a newcomer who need not have an account yet, or has one in a moment. */
export const NEWCOMER_SCREENS = {
  'quick-appraisal': {
    heading: 'What would you like an estimate for?',
    access: 'public',
    path: { item: '/app/quick-appraisal' },
    aliases: ['/quick-appraisal', '/app/application/quick-appraisal'],
    step: { item: 'Your items' },
    startsApplication: ['item'],
  },
  'credit-line': {
    heading: 'Choose your credit line',
    access: 'signed-in',
    path: { cash: '/app/cash-secured/credit-line' },
    aliases: ['/app/credit-line'],
    step: { cash: 'Credit line' },
    startsApplication: ['cash'],
  },
} as const satisfies Record<string, ScreenDefinition>;
