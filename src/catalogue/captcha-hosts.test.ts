import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CAPTCHA_HOSTS } from './captcha-hosts';

test('every captcha script that auth0-js loads is allowed', () => {
  const root = join(import.meta.dirname, '../..');
  const source = readFileSync(join(root, 'node_modules/auth0-js/src/web-auth/captcha.js'), 'utf8');
  const named = source.matchAll(/'https:\/\/([\w.-]+)\//g);
  // The provider chooses the start of Arkose's host name.
  const suffixes = source.matchAll(/'(\.[\w.]+)\/v2\/'/g);
  const loaded = [...named, ...suffixes].map(([, host = '']) => host);
  expect(loaded).toContain('challenges.cloudflare.com');
  expect(loaded).toContain('.arkoselabs.com');
  const allowed: readonly string[] = Object.values(CAPTCHA_HOSTS)
    .flat()
    .map((origin) => origin.slice('https://'.length));
  const isAllowed = (host: string): boolean =>
    allowed.some((name) => name === host || (name.startsWith('*') && host.endsWith(name.slice(1))));
  expect(loaded.filter((host) => !isAllowed(host))).toEqual([]);
});
