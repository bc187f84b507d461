import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { configurationFromEnvironment } from '../../cli/build/vite/development-configuration';
import { portalConfig } from '../../mock-server/mounts/portal-config';
import { parseConfiguration } from '../../src/services/configuration/schema';

const LOCAL = portalConfig('http://127.0.0.1:4000');

test('without variables it equals the configuration of portal serve', () => {
  expect(configurationFromEnvironment({})).toEqual(LOCAL);
});

test('.env.example has the same values and is valid', () => {
  const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
  const configuration = configurationFromEnvironment(parseEnv(example) as Record<string, string>);
  expect(configuration).toEqual(LOCAL);
  expect(() => parseConfiguration(configuration)).not.toThrow();
});

test('another identity provider has its own issuer, and an empty proxy means none', () => {
  const env = { PORTAL_IDENTITY_DOMAIN: 'login.example.com', PORTAL_API_PROXY: '' };
  expect(configurationFromEnvironment(env)).toMatchObject({
    api: { proxy: null },
    identity: { domain: 'login.example.com', clientId: 'portal-client' },
  });
  expect(configurationFromEnvironment(env)).not.toHaveProperty('identity.issuer');
});
