import { describe, expect, it } from 'vitest';
import {
  isSignInScreen,
  safeReturnPath,
  signInPath,
  requestedPath,
  withReturn,
} from './sign-in-path';

describe('the return address after sign-in', () => {
  it.each([
    ['/app/homelight/offer?utm_source=a&x=%2F', '/app/homelight/offer?utm_source=a&x=%2F'],
    ['/', '/'],
    ['/no-such-page', '/no-such-page'],
  ])('keeps %s', (target, expected) => {
    expect(safeReturnPath(target)).toBe(expected);
  });

  it.each([
    'https://evil.example/app',
    '//evil.example/app',
    '/\\evil.example',
    '/.//evil.example',
    '/app/../..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\t/',
    '/\n/:0',
    'javascript:alert(1)',
    '/login?returnTo=/login',
    '/login-callback',
    '/login/create-account',
    '',
    null,
  ])('refuses %s', (target) => {
    expect(safeReturnPath(target)).toBeUndefined();
  });
});

describe('the sign-in path', () => {
  const target = '/app/homelight/offer?utm_source=a%20b&x=%2F';

  it('contains the return address', () => {
    const address = signInPath(target);
    expect(address).toBe(`/login?returnTo=${encodeURIComponent(target)}`);
    expect(requestedPath(address.slice('/login'.length))).toBe(target);
    expect(withReturn('/app', '/?x=1')).toBe('/app?returnTo=%2F%3Fx%3D1');
  });

  it.each(['', '?x=1', '?returnTo=', '?returnTo=https%3A%2F%2Fevil.example', '?returnTo=%2Flogin'])(
    'has no return address in %s',
    (search) => {
      expect(requestedPath(search)).toBeUndefined();
    },
  );

  it('isSignInScreen accepts only sign-in screens', () => {
    expect((['login', 'sign-up', 'login-callback'] as const).filter(isSignInScreen)).toHaveLength(
      3,
    );
    expect([isSignInScreen('complete-sign-up'), isSignInScreen(null)]).toEqual([false, false]);
  });
});
