import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { createNodeWorld } from '../../mock-server/mounts/node/node-world';
import { TOKEN_FAULTS, type TokenFaultName } from '../../mock-server/apis/identity/token-faults';
import { testSeed } from '../../mock-server/domain/seed/testing/test-seed';
import { makeTokens } from './mint-tokens';
import { UsageError } from './errors';

const ORIGIN = 'http://127.0.0.1:4000';
const OPTIONS = { origin: ORIGIN, nonce: 'n-1', state: 's-1' };

const world = createNodeWorld();

async function isTaken(token: string | null): Promise<boolean> {
  const response = await world.handle(
    new Request(`${ORIGIN}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: '{"query":"{ currentUser { id } }"}',
    }),
  );
  const { data } = (await response.json()) as { data: { currentUser: unknown } | null };
  return data?.currentUser !== null && data !== null;
}

test('the same options give the same tokens, which a mock in that state accepts', async () => {
  const made = await makeTokens(OPTIONS);
  expect(await makeTokens(OPTIONS)).toEqual(made);
  expect(await isTaken(made.accessToken)).toBe(true);
  expect(decodeJwt(made.idToken ?? '')).toMatchObject({
    iss: `${ORIGIN}/idp/`,
    aud: 'portal-client',
    nonce: 'n-1',
    iat: Date.parse(made.now) / 1000,
  });
  expect(new URLSearchParams(made.fragment).get('state')).toBe('s-1');
  const { accessToken } = await makeTokens({ ...OPTIONS, world: 'suite-1' });
  expect(await isTaken(accessToken)).toBe(false);
});

test('minted tokens state user, time, lifetime and scope', async () => {
  const seed = testSeed({ persona: 'P-05', signedIn: false });
  const now = '2027-01-02T03:04:05Z';
  const made = await makeTokens({ ...OPTIONS, seed, now, lifetime: 60, scope: 'openid' });
  expect([made.persona, made.scope]).toEqual(['P-05', 'openid']);
  const { iat = 0, exp } = decodeJwt(made.accessToken ?? '');
  expect([iat, exp]).toEqual([Date.parse(now) / 1000, iat + 60]);
});

test('a token fault in the seed applies to the tokens', async () => {
  const seed = testSeed({ faults: ['latency=1', 'idToken=exp_past,times=1'] });
  expect((await makeTokens({ ...OPTIONS, seed })).fault?.name).toBe('exp_past');
  expect((await makeTokens({ ...OPTIONS, fault: 'idToken=aud_wrong' })).fault?.name).toBe(
    'aud_wrong',
  );
});

test('an unknown token fault is rejected with the nearest one', async () => {
  await expect(makeTokens({ ...OPTIONS, fault: 'exp_pst' })).rejects.toThrow(UsageError);
  await expect(makeTokens({ ...OPTIONS, fault: '__proto__' })).rejects.toThrow(UsageError);
});

/** The access token stays valid. */
const OF_ID_TOKEN =
  /^(nonce|auth_time|org|at_hash|state|no_id_token|jwks|aud_array_with_azp|exp_50s|nbf_50s)/;

describe('tokens broken on purpose', () => {
  test.each(Object.keys(TOKEN_FAULTS) as TokenFaultName[])('%s', async (fault) => {
    const made = await makeTokens({ ...OPTIONS, fault });
    expect(made.fault).toMatchObject({ name: fault, accepted: TOKEN_FAULTS[fault].accepted });
    expect(await isTaken(made.accessToken)).toBe(OF_ID_TOKEN.test(fault));
  });
});
