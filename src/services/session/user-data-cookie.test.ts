// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readCookie } from '../storage/cookies';
import { forgetUserData, keepUserData } from './user-data-cookie';

afterEach(() => {
  vi.restoreAllMocks();
  forgetUserData();
});

test('the user-data cookie holds userId and nothing else, and goes at sign-out', () => {
  keepUserData('sms|usr_0001');
  expect(JSON.parse(readCookie('user_data') ?? '')).toEqual({ userId: 'sms|usr_0001' });
  forgetUserData();
  expect(readCookie('user_data')).toBeNull();
});

test('it is kept for 365 days, for this site only', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  keepUserData('email|usr_0002');
  expect(written.mock.calls[0]?.[0]).toContain('Max-Age=31536000; Path=/; SameSite=Lax');
});
