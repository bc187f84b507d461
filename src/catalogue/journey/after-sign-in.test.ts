import { expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in';

const USUAL = { returnTo: null, signUpSaved: true, flow: 'item', keptItems: false } as const;

it.each([
  ['who was going nowhere, the application', {}, '/app'],
  ['who was going somewhere, that', { returnTo: '/app/settings?x=1' }, '/app/settings?x=1'],
  ['who was sent by another site, the application', { returnTo: 'https://evil.example' }, '/app'],
  [
    'whose items wait, the application, which looks at them',
    { keptItems: true },
    '/app?returnTo=%2Fapp',
  ],
  [
    'who was going somewhere besides, the same and then that',
    { keptItems: true, returnTo: '/app/settings?x=1' },
    '/app?returnTo=%2Fapp%2Fsettings%3Fx%3D1',
  ],
  [
    'in a flow without a cart, where they were going',
    { keptItems: true, flow: 'home', returnTo: '/' },
    '/',
  ],
  [
    'whose answers were not saved, those again',
    { signUpSaved: false, keptItems: true, returnTo: '/app/settings' },
    '/app/application/sign-up',
  ],
] as const)('after signing in comes, for somebody %s', (_, known, path) => {
  expect(afterSignIn({ ...USUAL, ...known })).toBe(path);
});
