import { expect, test } from 'portal-kit/vitest';

test.override({ seed: { status: 'VERIFY_DOC' } });

test('the world goes on without a browser', async ({ portal }) => {
  await portal.event('documents-checked');
  expect(portal.state().applications[0]?.status).toBe('OFFER_ACCEPTED');
});
