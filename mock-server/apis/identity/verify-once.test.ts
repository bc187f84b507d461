import { expect, test } from 'vitest';
import { seededWorld, TEST_ORIGIN } from '../../domain/seed/testing/seeded-world';
import { API_AUDIENCE, userinfoOf } from './client';
import { mintTokens, readAccessToken } from './tokens';

const OTHER_ORIGIN = 'http://other.test';

test('a cached valid token is still checked for time, audience and issuer', async () => {
  const seeded = await seededWorld();
  const read = (token: string, origin = TEST_ORIGIN, audience = API_AUDIENCE) =>
    seeded.world.change(origin, (context) => readAccessToken(context, token, audience));
  const { accessToken } = await seeded.world.change(TEST_ORIGIN, (context) =>
    mintTokens(context, { sub: seeded.user().sub }),
  );
  expect(await read(accessToken)).toHaveProperty('claims');
  expect(await read(accessToken)).toHaveProperty('claims');
  expect(await read(accessToken, TEST_ORIGIN, userinfoOf(TEST_ORIGIN))).toHaveProperty('claims');
  expect(await read(accessToken, OTHER_ORIGIN)).toHaveProperty('problem');
  expect(await read(accessToken, TEST_ORIGIN, 'another')).toHaveProperty('problem');
  expect(await read(accessToken.replace(/.$/, 'x'))).toHaveProperty('problem');
  await seeded.advance('PT2H');
  expect(await read(accessToken)).toMatchObject({ problem: 'The token has expired.' });
  await seeded.post('/__mock/clock', { now: '2026-06-15T15:00:00Z' });
  expect(await read(accessToken)).toMatchObject({ problem: expect.stringMatching(/future/) });
});
