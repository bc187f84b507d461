import { APPRAISAL_SCREENS } from './appraisal-screens';
import { ITEM_SCREENS } from './item-screens';
import { CASH_SCREENS } from './cash-screens';
import type { ScreenDefinition } from './screen-definition';
import type { Status } from './statuses';

export type { Access, ScreenDefinition } from './screen-definition';

const BEFORE_DECISION = [
  'CREATED',
  'APPRAISAL_IN_PROGRESS',
  'PREQUAL_ITEM_VALUED',
  'FIN_INFO_NEEDED',
  'PREQUALIFIED',
  'PREQUAL_INFO_GIVEN',
  'OFFER_DECISION_NEEDED',
] as const satisfies readonly Status[];

/** The paths of a status screen: all three flows show the same component. */
function inEveryFlow<Name extends string>(name: Name) {
  return {
    item: `/app/application/status/${name}`,
    cash: `/app/cash-secured/status/${name}`,
    home: `/app/homelight/status/${name}`,
  } as const;
}

/** Every screen that works. A screen enters here when it does, never before. */
export const SCREENS = {
  home: { heading: 'Welcome back', access: 'signed-in', path: '/' },
  login: { heading: 'Log in or create an account', access: 'public', path: '/login' },
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
    statuses: { home: BEFORE_DECISION, cash: ['FIN_INFO_NEEDED', 'CREATED'] },
    startsApplication: ['home'],
  },
  'personal-info-missing': {
    heading: 'We need a bit more',
    access: 'signed-in',
    path: '/app/personal-info-missing',
    step: { home: 'Your information' },
    statuses: {
      item: ['FIN_INFO_NEEDED'],
      cash: ['FIN_INFO_NEEDED'],
      home: ['CREATED', 'FIN_INFO_NEEDED'],
    },
  },
  offer: {
    heading: 'Your offer',
    access: 'signed-in',
    path: { item: '/app/application/offer', home: '/app/homelight/offer' },
    aliases: ['/app/offer'],
    step: { item: 'Your offer', home: 'Your offer' },
    statuses: ['OFFER_DECISION_NEEDED'],
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
    statuses: ['OFFER_DECISION_NEEDED'],
  },
  'verify-info': {
    heading: 'Confirm who you are',
    access: 'signed-in',
    path: {
      item: '/app/application/offer/verify-personal-info',
      home: '/app/homelight/verify-info',
    },
    step: { item: 'Verify and sign', home: 'Verify' },
    statuses: ['OFFER_DECISION_NEEDED', 'FIN_INFO_NEEDED', 'VERIFY_DOC'],
  },
  'verify-income': {
    heading: 'Confirm your income',
    access: 'signed-in',
    path: {
      item: '/app/application/offer/verify-income-info',
      home: '/app/homelight/verify-income',
    },
    step: { item: 'Verify and sign', home: 'Verify' },
    statuses: ['OFFER_DECISION_NEEDED', 'FIN_INFO_NEEDED', 'VERIFY_DOC'],
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
    statuses: ['OFFER_ACCEPTED'],
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
    statuses: ['COMPLETE', 'OFFER_ACCEPTED'],
  },
  /** Where signing ends in the item flow; status navigation leads to congratulations, the same screen. */
  completion: {
    heading: 'You’re all set',
    access: 'signed-in',
    path: { item: '/app/application/completion' },
    statuses: ['COMPLETE', 'OFFER_ACCEPTED'],
  },
  ...CASH_SCREENS,
  'in-review': {
    heading: 'We’re reviewing your application',
    access: 'signed-in',
    path: inEveryFlow('in-review'),
    statuses: {
      item: ['ITEM_UNDER_REVIEW'],
      cash: ['ITEM_UNDER_REVIEW', 'PREQUAL_INFO_GIVEN'],
      home: ['ITEM_UNDER_REVIEW', 'PREQUAL_INFO_GIVEN'],
    },
  },
  'manual-review': {
    heading: 'A person is reviewing your application',
    access: 'signed-in',
    path: inEveryFlow('manual-review'),
    statuses: [
      'MANUAL_REVIEW',
      'VERIFY_DOC',
      'SHIPPED',
      'CANCELED_HARD',
      'CANCELED_SOFT',
      'INVALID_STATE',
      'CREDIT_DENIED',
    ],
  },
  'credit-freeze': {
    heading: 'Your credit report is frozen',
    access: 'signed-in',
    path: inEveryFlow('credit-freeze'),
    statuses: ['CREDIT_FREEZE'],
  },
  'not-prequalified': {
    heading: 'We can’t offer you this card right now',
    access: 'signed-in',
    path: inEveryFlow('not-prequalified'),
    statuses: ['NOT_PREQUALIFIED'],
  },
  'credit-denied': {
    heading: 'We can’t approve your application',
    access: 'signed-in',
    path: {
      item: '/app/application/status/credit-denied',
      home: '/app/homelight/status/credit-denied',
    },
    statuses: ['CREDIT_DENIED'],
  },
  'offer-rejected': {
    heading: 'You declined your offer',
    access: 'signed-in',
    path: inEveryFlow('offer-rejected'),
    statuses: ['OFFER_REJECTED'],
  },
  'dont-operate-in-state': {
    heading: 'We’re not in your state yet',
    access: 'signed-in',
    path: '/app/application/status/dont-operate-in-state',
  },
  'invalid-state': {
    heading: 'We can’t show your application right now',
    access: 'signed-in',
    path: inEveryFlow('invalid-state'),
    statuses: ['INVALID_STATE'],
  },
  'login-to-your-account': {
    heading: 'You already have an account',
    access: 'signed-in',
    path: inEveryFlow('login-to-your-account'),
    statuses: ['CANCELED_DUPE'],
  },
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

/** The entry of the application: leads to where the applicant goes on. */
export const APP_PATH = '/app';

/** Paths that show nothing of their own and pass the visitor on by status. */
export const PASS_ON_PATHS = [
  APP_PATH,
  '/app/login',
  '/app/status',
  '/app/homelight/status',
  '/app/cash-secured/status',
] as const;

/** Whether `value` is the id of a screen of the catalogue. */
export function isScreenId(value: string): value is ScreenId {
  return Object.hasOwn(SCREENS, value);
}

/** The definition of a screen, widened to what every screen has. */
export function screenDefinition(id: ScreenId): ScreenDefinition {
  return SCREENS[id];
}
