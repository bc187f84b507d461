import { WebAuth } from 'auth0-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { publicKeys } from '../../mock-server/apis/identity/signing';
import {
  TEST_NOW,
  TEST_USER,
  testContext,
  testState,
} from '../../mock-server/apis/identity/testing/test-world';
import { ID_TOKEN_SECONDS, mintTokens } from '../../mock-server/apis/identity/tokens';
import { portalConfig } from '../../mock-server/mounts/portal-config';
import { installClock } from '../../src/services/clock';
import { installConfiguration } from '../../src/services/configuration/install-configuration';
import { createClient } from '../../src/services/session/identity-client';
import { SPEC } from './spec-table';

const SECOND = 1000;
const ORIGIN = 'https://portal.test';
const { identity } = SPEC;

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL(ORIGIN), document: { cookie: '' } });
  installConfiguration(portalConfig(ORIGIN));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** With another leeway than the portal's. */
function clientWith(leeway: number) {
  const { domain, clientId, issuer, jwksUri } = portalConfig(ORIGIN).identity;
  return new WebAuth({
    domain,
    clientID: clientId,
    responseType: 'token id_token',
    leeway,
    overrides: { __tenant: 'portal', __token_issuer: issuer, __jwks_uri: jwksUri },
  });
}

describe('leeway of an expired ID token (spec 5, 9)', () => {
  /** The token expired this many seconds ago. Null if it was accepted. */
  async function errorAfter(seconds: number, client: WebAuth): Promise<string | null> {
    const now = TEST_NOW + (ID_TOKEN_SECONDS + seconds) * SECOND;
    vi.useFakeTimers({ now, toFake: ['Date'] });
    installClock(() => now);
    const { accessToken, idToken } = await mintTokens(testContext(testState(), ORIGIN), {
      sub: TEST_USER.sub,
      nonce: 'nonce-1',
    });
    vi.stubGlobal('fetch', async () => Response.json(publicKeys(testState().identity.keys)));
    const hash = `#access_token=${accessToken}&id_token=${idToken}&state=state-1`;
    return new Promise((resolve) => {
      client.parseHash({ hash, state: 'state-1', nonce: 'nonce-1' }, (error) =>
        resolve(error?.errorDescription ?? null),
      );
    });
  }

  test('as configured in the portal', async () => {
    const { leewaySec } = identity;
    expect(await errorAfter(leewaySec, await createClient())).toBeNull();
    expect(await errorAfter(leewaySec + 1, await createClient())).toContain('Expiration Time');
  });

  test('the maximum', async () => {
    const leeway = identity.mostLeewaySec;
    expect(await errorAfter(leeway, clientWith(leeway))).toBeNull();
    expect(await errorAfter(leeway + 1, clientWith(leeway))).toContain('Expiration Time');
    await expect(errorAfter(0, clientWith(leeway + 1))).rejects.toThrow(
      'The leeway should be positive and lower than five minutes.',
    );
  });
});
