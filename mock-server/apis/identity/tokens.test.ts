import { beforeEach, expect, test } from 'vitest';
import type { Context } from '../../world/context';
import { API_AUDIENCE, issuerOf } from './client';
import { keyId, signToken } from './signing';
import { TEST_USER, testContext, testState } from './testing/test-world';
import { mintTokens, verifyAccessToken } from './tokens';

let context: Context;

beforeEach(() => {
  context = testContext(testState());
});

test('an access token is valid for the data API until it expires on the world’s clock', async () => {
  const tokens = await mintTokens(context, { sub: TEST_USER.sub });
  expect(tokens).toMatchObject({
    expiresIn: 7200,
    scope: 'openid profile email',
    tokenType: 'Bearer',
  });
  context.state.clock.base += 7_199_000;
  expect(await verifyAccessToken(context, tokens.accessToken)).toEqual({ sub: TEST_USER.sub });
  context.state.clock.base += 1000;
  expect(await verifyAccessToken(context, tokens.accessToken)).toEqual({
    problem: 'The token has expired.',
  });
});

test.each([
  ['nothing', async () => ''],
  [
    'a token that allows nothing',
    async () =>
      (await mintTokens(context, { sub: TEST_USER.sub, scope: 'unheard_of' })).accessToken,
  ],
  [
    'a token of another client',
    () => {
      const now = context.now() / 1000;
      const times = { iat: now, exp: now + 60 };
      const claims = {
        iss: issuerOf(context.origin),
        sub: TEST_USER.sub,
        aud: API_AUDIENCE,
        scope: 'openid',
        azp: 'another-client',
        ...times,
      };
      return signToken({ header: { alg: 'RS256', kid: keyId(0) }, claims }, 'own');
    },
  ],
  [
    'a token from the future',
    async () => {
      context.state.clock.base += 61_000;
      const { accessToken } = await mintTokens(context, { sub: TEST_USER.sub });
      context.state.clock.base -= 61_000;
      return accessToken;
    },
  ],
  ['a text', async () => 'not a token'],
  ['an id token', async () => (await mintTokens(context, { sub: TEST_USER.sub })).idToken],
  [
    'a token for userinfo only',
    async () => (await mintTokens(context, { sub: TEST_USER.sub, audience: null })).accessToken,
  ],
  [
    'a token of another issuer',
    async () =>
      (await mintTokens(testContext(context.state, 'http://other.localhost'), TEST_USER))
        .accessToken,
  ],
])('%s is refused', async (_, make) => {
  expect(await verifyAccessToken(context, await make())).toEqual({ problem: expect.any(String) });
});

test.each([
  'exp_past',
  'exp_missing',
  'exp_string',
  'nbf_ahead',
  'alg_hs256',
  'alg_none',
  'kid_unknown',
  'other_key',
  'tampered',
  'iss_missing',
  'iss_wrong',
  'sub_missing',
  'aud_missing',
  'aud_wrong',
  'not_three_parts',
  'not_json',
] as const)('an access token with the fault %s is refused', async (accessTokenFault) => {
  const { accessToken } = await mintTokens(context, { sub: TEST_USER.sub, accessTokenFault });
  expect(await verifyAccessToken(context, accessToken)).toEqual({ problem: expect.any(String) });
});

test('no token is issued for an unknown subject', async () => {
  await expect(mintTokens(context, { sub: 'sms|nobody' })).rejects.toThrow('sms|nobody');
});

test('two access tokens of the same second differ', async () => {
  const request = { sub: TEST_USER.sub };
  const [first, second] = [await mintTokens(context, request), await mintTokens(context, request)];
  expect(first.accessToken).not.toBe(second.accessToken);
  expect(first.idToken).not.toBe(second.idToken);
});
