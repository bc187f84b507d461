import { expect, test, vi } from 'vitest';
import type * as Schema from './schema';
import { seededWorld } from '../../domain/seed/testing/seeded-world';

/** Removes one resolver. */
vi.mock('./schema', async (original) => {
  const { createDataSchema } = await original<typeof Schema>();
  const { resolvers } = await import('./resolvers');
  const User = { ...resolvers.User, referralCode: () => undefined };
  return { createDataSchema: () => createDataSchema(undefined, { ...resolvers, User }) };
});

test('the data API returns 501 and names the field if it has no resolver in strict mode', async () => {
  const seeded = await seededWorld();
  const response = await seeded.post('/graphql', { query: '{ currentUser { referralCode } }' });
  expect([response.status, response.headers.get('X-Mock-Unanswered')]).toEqual([
    501,
    'User.referralCode',
  ]);
});
