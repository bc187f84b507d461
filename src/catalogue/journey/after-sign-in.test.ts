import { expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in';

const USUAL = { returnTo: null, signUp: 'none', flow: 'item', hasSavedItems: false } as const;

it.each([
  ['who was going nowhere, the application', {}, '/app'],
  ['who was going somewhere, that', { returnTo: '/app/settings?x=1' }, '/app/settings?x=1'],
  ['who was sent by another site, the application', { returnTo: 'https://evil.example' }, '/app'],
  [
    'whose items wait, the application, which looks at them',
    { hasSavedItems: true },
    '/app?returnTo=%2Fapp',
  ],
  [
    'who was going somewhere besides, the same and then that',
    { hasSavedItems: true, returnTo: '/app/settings?x=1' },
    '/app?returnTo=%2Fapp%2Fsettings%3Fx%3D1',
  ],
  [
    'in a flow without a cart, where they were going',
    { hasSavedItems: true, flow: 'home', returnTo: '/' },
    '/',
  ],
  [
    'whose answers were not saved, those again',
    { signUp: 'unsaved', hasSavedItems: true, returnTo: '/app/settings' },
    '/app/application/sign-up',
  ],
  [
    'who has just created an account on the way to the front page, the first step',
    { signUp: 'saved', flow: 'home', returnTo: '/?utm_source=x' },
    '/app',
  ],
  [
    'who has just created an account on the way somewhere else, that',
    { signUp: 'saved', flow: 'home', returnTo: '/app/settings' },
    '/app/settings',
  ],
] as const)('the screen after sign-in for a person %s', (_, known, path) => {
  expect(afterSignIn({ ...USUAL, ...known })).toBe(path);
});
