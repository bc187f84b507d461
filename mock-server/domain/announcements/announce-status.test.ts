import { expect, test } from 'vitest';
import { SetCommunicationPreferencesDocument } from '../../../src/contract/generated/documents';
import { itemFixture } from '../../../fixtures/items';
import { seededWorld } from '../seed/testing/seeded-world';
import { itemWorld } from '../items/testing/item-world';

test('every transition is emailed with one sentence and one button', async () => {
  const seeded = await seededWorld({ status: 'PREQUAL_INFO_GIVEN' });
  await seeded.advance('PT11M');
  const { inbox } = seeded.world.snapshot();
  expect(inbox.map(({ channel, subject }) => [channel, subject])).toEqual([
    ['email', expect.stringMatching(/: Pre-qualified$/)],
    ['email', expect.stringMatching(/: Offer ready$/)],
  ]);
  expect(inbox[1]).toMatchObject({ to: 'homer.equityson@example.com' });
  expect(inbox[1]?.body).toContain('decide by July 15, 2026.');
  expect(inbox[1]?.body).toContain('View My Application: http://portal.test/app');
  expect(inbox[1]?.body).not.toMatch(/666|R0\d/);
});

test.each([
  {
    statusByText: true,
    marketingByText: false,
    texts: ['HomeLight: There’s an update on your application. Sign in to see it.'],
  },
  { statusByText: false, marketingByText: true, texts: [] },
])('text messages are sent only to applicants who requested them', async (wish) => {
  const { statusByText, marketingByText, texts } = wish;
  const seeded = await seededWorld({ status: 'OFFER_ACCEPTED' });
  const preferences = { marketingByText, marketingByEmail: false, statusByText };
  await seeded.run(SetCommunicationPreferencesDocument, preferences);
  await seeded.post('/__mock/event', { event: 'review-needed' });
  const sent = seeded.world.snapshot().inbox.filter(({ channel }) => channel === 'sms');
  expect(sent.map(({ body }) => body)).toEqual(texts);
});

test('a cart that is valued again sends no message', async () => {
  const world = await itemWorld({ status: 'PREQUAL_ITEM_VALUED' });
  await world.add('k', itemFixture('I-02').input);
  expect(world.status()).toBe('PREQUAL_ITEM_VALUED');
  expect(world.world.snapshot().inbox).toEqual([]);
});
