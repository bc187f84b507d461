import { expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in';

const USUAL = { returnTo: null, signUp: 'none', flow: 'item', hasSavedChoice: false } as const;

it.each([
  ['who was going nowhere, the application', {}, '/app'],
  ['who was going somewhere, that', { returnTo: '/app/settings?x=1' }, '/app/settings?x=1'],
  ['who was sent by another site, the application', { returnTo: 'https://evil.example' }, '/app'],
  [
    'whose items wait, the application, which looks at them',
    { hasSavedChoice: true },
    '/app?returnTo=%2Fapp',
  ],
  [
    'who was going somewhere besides, the same and then that',
    { hasSavedChoice: true, returnTo: '/app/settings?x=1' },
    '/app?returnTo=%2Fapp%2Fsettings%3Fx%3D1',
  ],
  [
    'who chose a credit line as a visitor, the application, which saves it',
    { hasSavedChoice: true, flow: 'cash' },
    '/app?returnTo=%2Fapp',
  ],
  [
    'in a flow without a choice before sign-up, where they were going',
    { hasSavedChoice: true, flow: 'home', returnTo: '/' },
    '/',
  ],
  [
    'whose answers were not saved, those again',
    { signUp: 'unsaved', hasSavedChoice: true, returnTo: '/app/settings' },
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
