import type { ScreenDefinition } from './screen-definition';

/** All flows have the same component. */
function inEveryFlow<Name extends string>(name: Name) {
  return {
    item: `/app/application/status/${name}`,
    cash: `/app/cash-secured/status/${name}`,
    home: `/app/homelight/status/${name}`,
  } as const;
}

export const STATUS_SCREENS = {
  'in-review': {
    heading: 'We’re reviewing your application',
    access: 'signed-in',
    path: inEveryFlow('in-review'),
    usualStatus: 'ITEM_UNDER_REVIEW',
  },
  'manual-review': {
    heading: 'A specialist is reviewing your application',
    access: 'signed-in',
    path: inEveryFlow('manual-review'),
    usualStatus: 'MANUAL_REVIEW',
  },
  'credit-freeze': {
    heading: 'Your credit report is frozen',
    access: 'signed-in',
    path: inEveryFlow('credit-freeze'),
  },
  'not-prequalified': {
    heading: 'We can’t offer you this card right now',
    access: 'signed-in',
    path: inEveryFlow('not-prequalified'),
  },
  'credit-denied': {
    heading: 'We can’t approve your application',
    access: 'signed-in',
    path: {
      item: '/app/application/status/credit-denied',
      home: '/app/homelight/status/credit-denied',
    },
  },
  'offer-rejected': {
    heading: 'You declined your offer',
    access: 'signed-in',
    path: inEveryFlow('offer-rejected'),
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
  },
  'login-to-your-account': {
    heading: 'You already have an account',
    access: 'signed-in',
    path: inEveryFlow('login-to-your-account'),
  },
} as const satisfies Record<string, ScreenDefinition>;

/** Screens that only inform, so that they are no step. */
export type StatusScreen = keyof typeof STATUS_SCREENS | 'home';
