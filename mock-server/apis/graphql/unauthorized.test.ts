import { beforeAll, expect, test } from 'vitest';
import { seededWorld, TEST_ORIGIN, type SeededWorld } from '../../domain/seed/testing/seeded-world';
import { mintTokens, type TokenRequest } from '../identity/tokens';

let seeded: SeededWorld;

beforeAll(async () => {
  seeded = await seededWorld();
});

async function errorFor(authorization: string): Promise<unknown> {
  const response = await seeded.fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: authorization },
    body: JSON.stringify({ query: '{ currentUser { id } }' }),
  });
  const { errors } = (await response.json()) as { errors: unknown[] };
  return errors[0];
}

const mint = (request: Partial<TokenRequest>, origin = TEST_ORIGIN): Promise<string> =>
  seeded.world.change(origin, async (context) => {
    const tokens = await mintTokens(context, { sub: seeded.user().sub, ...request });
    return tokens.accessToken;
  });

test.each<[string, () => Promise<string>]>([
  ['expired', () => mint({ accessTokenFault: 'exp_past' })],
  ['not_yet_valid', () => mint({ accessTokenFault: 'nbf_ahead' })],
  ['issuer', () => mint({ accessTokenFault: 'iss_wrong' })],
  ['issuer', () => mint({}, 'http://other.test')],
  ['audience', () => mint({ accessTokenFault: 'aud_wrong' })],
  ['audience', () => mint({ audience: null })],
  ['signature', () => mint({ accessTokenFault: 'other_key' })],
  ['signature', () => mint({ accessTokenFault: 'kid_unknown' })],
  ['signature', () => mint({ accessTokenFault: 'alg_hs256' })],
  ['claims', () => mint({ accessTokenFault: 'sub_missing' })],
  ['unreadable', () => Promise.resolve('not-a-token')],
  ['missing', () => Promise.resolve('')],
])('Unauthorized carries the reason %s', async (reason, token) => {
  expect(await errorFor(`Bearer ${await token()}`)).toMatchObject({
    message: 'Unauthorized',
    extensions: { code: 'UNAUTHENTICATED', reason, detail: expect.stringMatching(/\w/) },
  });
});

test('Unauthorized says that a token belongs to another world or an unknown user', async () => {
  const token = await seeded.world.change(TEST_ORIGIN, async (context) => {
    const other = { ...context, worldName: 'other' };
    return (await mintTokens(other, { sub: seeded.user().sub })).accessToken;
  });
  expect(await errorFor(`Bearer ${token}`)).toMatchObject({ extensions: { reason: 'world' } });
  const before = await mint({});
  await seeded.world.change(TEST_ORIGIN, ({ state }) => {
    for (const user of state.users) user.sub = 'sms|someone_else';
    for (const application of state.applications) application.owner = 'sms|someone_else';
  });
  expect(await errorFor(`Bearer ${before}`)).toMatchObject({
    message: 'Unauthorized',
    extensions: { reason: 'unknown_user' },
  });
});
