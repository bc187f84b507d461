import { expect, test } from 'vitest';
import { getDomain } from './registrable-domain';

test('a domain has two labels; IP addresses and single names have none', () => {
  expect(getDomain('trovy.portal.localhost')).toBe('portal.localhost');
  expect(getDomain('portal.localhost')).toBe('portal.localhost');
  for (const name of ['localhost', '127.0.0.1', '[::1]', '::1']) expect(getDomain(name)).toBeNull();
});
