// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { safeParameters } from './address-parameters';

// Listed by hand: a missing name would be sent with events.
test.each([
  'returnTo',
  'code',
  'state',
  'nonce',
  'ticket',
  'token',
  'access_token',
  'id_token',
  'refresh_token',
  'verification_code',
  'seed',
  'clock',
  'store',
])('%s in an address is not stored', (name) => {
  expect(safeParameters(`?utm_source=news&${name}=x`)).toEqual({ utm_source: 'news' });
});

test('keeps fifty parameters of at most 500 characters', () => {
  const many = Array.from({ length: 60 }, (_none, index) => `p${String(index)}=1`);
  expect(Object.keys(safeParameters(`?${many.join('&')}`))).toHaveLength(50);
  expect(safeParameters(`?a=${'v'.repeat(500)}&b=${'v'.repeat(501)}`)).toEqual({
    a: 'v'.repeat(500),
  });
});
