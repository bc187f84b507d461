import { expect, test } from 'vitest';
import {
  AcceptCreditOfferDocument,
  NoticesDocument,
  StartApplicationDocument,
} from '../../../src/contract/generated/documents';
import { seededWorld, type SeededWorld } from '../../domain/seed/testing/seeded-world';

async function read(seeded: SeededWorld): Promise<unknown> {
  return (await seeded.run(NoticesDocument, {})).data;
}

const listing = (notices: readonly object[]) => ({ currentUser: { notices } });

test.each(['NOT_PREQUALIFIED', 'CREDIT_DENIED'] as const)(
  'the notice of %s stays available after a new application',
  async (status) => {
    const seeded = await seededWorld({ status });
    await seeded.run(StartApplicationDocument, { program: 'home_light' });
    expect(seeded.world.snapshot().applications).toHaveLength(2);
    expect(await read(seeded)).toMatchObject(
      listing([{ id: 'app_0001', kind: 'DENIAL', applicationId: 'app_0001' }]),
    );
    expect((await seeded.fetchSignedIn('/files/notices/app_0001.pdf')).status).toBe(200);
  },
);

test('a lower offer creates a notice, whatever follows', async () => {
  const seeded = await seededWorld({ status: 'OFFER_DECISION_NEEDED' });
  const given = { creditApplicationId: 'app_0001', ssnItin: '666120021' };
  await seeded.run(AcceptCreditOfferDocument, given);
  await seeded.run(AcceptCreditOfferDocument, given);
  expect(seeded.application().status).toBe('OFFER_ACCEPTED');
  expect(await read(seeded)).toMatchObject(
    listing([{ id: 'app_0001-counteroffer', kind: 'COUNTEROFFER' }]),
  );
  const file = await seeded.fetchSignedIn('/files/notices/app_0001-counteroffer.pdf');
  expect(file.status).toBe(200);
});

test('a higher offer creates no notice', async () => {
  const seeded = await seededWorld({ status: 'OFFER_DECISION_NEEDED' });
  const given = { creditApplicationId: 'app_0001', ssnItin: '666120020' };
  await seeded.run(AcceptCreditOfferDocument, given);
  expect(await read(seeded)).toMatchObject(listing([]));
});
