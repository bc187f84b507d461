// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { identityClient } from './identity-client';
import { signOut } from './sign-out';

vi.mock('./identity-client', () => ({ identityClient: vi.fn<typeof identityClient>() }));

const replace = vi.fn<(url: string) => void>();

beforeEach(() => {
  localStorage.setItem(STORAGE_KEYS.accessToken, 'token-1');
  localStorage.setItem(STORAGE_KEYS.expiresAt, '9999999999999');
  vi.stubGlobal('location', {
    ...window.location,
    hash: '',
    origin: 'http://portal.test',
    replace,
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('signing out without a connection leaves the page all the same', async () => {
  vi.mocked(identityClient).mockRejectedValue(new TypeError('Failed to fetch'));
  await signOut();
  expect(replace).toHaveBeenCalledWith('/login');
  expect(localStorage.getItem(STORAGE_KEYS.accessToken)).toBeNull();
  expect(localStorage.getItem(STORAGE_KEYS.expiresAt)).toBeNull();
});
