import { APPRAISAL_SCREENS } from './appraisal-screens.ts';
import { ITEM_SCREENS } from './item-screens.ts';
import { CASH_SCREENS } from './cash-screens.ts';
import type { ScreenDefinition } from './screen-definition';
import { STATUS_SCREENS } from './status-screens.ts';

export type { Access, ScreenDefinition } from './screen-definition';

/** Add a screen only once it works. */
export const SCREENS = {
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
  'login-personal-info': {
    heading: 'Tell us your name',
    access: 'signed-in',
    path: '/app/login/personal-info',
  },
  'complete-sign-up': {
    heading: 'Create your account',
    access: 'signed-in',
    path: '/app/application/sign-up',
  },
  ...APPRAISAL_SCREENS,
  ...ITEM_SCREENS,
  'personal-info': {
    heading: 'Tell us about you',
    access: 'signed-in',
    path: { home: '/app/homelight/personal-info', cash: '/app/cash-secured/personal-info' },
    aliases: ['/app/personal-info'],
    step: { home: 'Your information', cash: 'Your information' },
    startsApplication: ['home'],
  },
  'personal-info-missing': {
    heading: 'We need a little more information',
    access: 'signed-in',
    path: '/app/personal-info-missing',
    step: { home: 'Your information' },
  },
  offer: {
    heading: 'Your offer',
    access: 'signed-in',
    path: { item: '/app/application/offer', home: '/app/homelight/offer' },
    aliases: ['/app/offer'],
    step: { item: 'Your offer', home: 'Your offer' },
  },
  'cancel-offer': {
    heading: 'Decline this offer?',
    access: 'signed-in',
    path: {
      item: '/app/application/offer/reject-offer',
      home: '/app/homelight/cancel-offer',
      cash: '/app/cancel-offer',
    },
    aliases: ['/app/cancel-offer'],
    step: { item: 'Your offer', home: 'Your offer', cash: 'Funding choice' },
  },
  'verify-info': {
    heading: 'Confirm who you are',
    access: 'signed-in',
    path: {
      item: '/app/application/offer/verify-personal-info',
      home: '/app/homelight/verify-info',
    },
    step: { item: 'Verify and sign', home: 'Verify' },
  },
  'verify-income': {
    heading: 'Confirm your income',
    access: 'signed-in',
    path: {
      item: '/app/application/offer/verify-income-info',
      home: '/app/homelight/verify-income',
    },
    step: { item: 'Verify and sign', home: 'Verify' },
  },
  agreements: {
    heading: 'Review and sign',
    access: 'signed-in',
    path: {
      item: '/app/application/offer/final-agreements',
      home: '/app/homelight/agreements',
      cash: '/app/cash-secured/agreements',
    },
    aliases: ['/app/agreements'],
    step: { item: 'Verify and sign', home: 'Sign', cash: 'Sign' },
  },
  congratulations: {
    heading: 'You’re all set',
    access: 'signed-in',
    path: {
      item: '/app/congratulations',
      home: '/app/homelight/congratulations',
      cash: '/app/cash-secured/congratulations',
    },
    aliases: ['/app/congratulations'],
  },
  /** End of signing in the item flow; the status navigates to congratulations, the same screen. */
  completion: {
    heading: 'You’re all set',
    access: 'signed-in',
    path: { item: '/app/application/completion' },
    usualStatus: 'COMPLETE',
  },
  ...CASH_SCREENS,
  ...STATUS_SCREENS,
  settings: { heading: 'Settings', access: 'signed-in', path: '/app/settings' },
  'settings-personal-info': {
    heading: 'Personal information',
    access: 'signed-in',
    path: '/app/settings/personal-info',
  },
  'my-items': {
    heading: 'My items',
    access: 'signed-in',
    path: { item: '/app/settings/my-items' },
  },
  'landing-finder': {
    heading: 'Find the right card for you',
    access: 'signed-in',
    path: '/landing',
    aliases: ['/landing/finder'],
  },
  'new-sign-up-demo': {
    heading: 'Create your account',
    access: 'signed-in',
    path: '/landing/new-sign-up-demo',
  },
  'personal-info-demo': {
    heading: 'Tell us about you',
    access: 'signed-in',
    path: '/landing/personal-info-demo',
  },
  'not-found': { heading: 'Page not found', access: 'signed-in', path: '*' },
} as const satisfies Record<string, ScreenDefinition>;

export type ScreenId = keyof typeof SCREENS;

export const SCREEN_IDS = Object.keys(SCREENS) as readonly ScreenId[];

/** Redirects to the step at which the applicant continues. */
export const APP_PATH = '/app';

/** Redirect by status. */
export const PASS_ON_PATHS = [
  APP_PATH,
  '/app/login',
  '/app/status',
  '/app/application',
  '/app/application/status',
  '/app/homelight',
  '/app/homelight/status',
  '/app/cash-secured',
  '/app/cash-secured/status',
] as const;

export function isScreenId(value: string): value is ScreenId {
  return Object.hasOwn(SCREENS, value);
}

export function screenDefinition(id: ScreenId): ScreenDefinition {
  return SCREENS[id];
}
