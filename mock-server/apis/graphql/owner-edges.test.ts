import { expect, test } from 'vitest';
import { CONTENT } from '../../../src/programs/content-config';
import { newApplication } from '../../domain/applications/new-application';
import { COLUMBUS, itemWorld } from '../../domain/items/testing/item-world';
import { seededWorld, TEST_ORIGIN } from '../../domain/seed/testing/seeded-world';
import { codeOf } from './testing/code-of';
import { everythingOfTheViewer } from './testing/every-field';
import { documentOf } from './testing/operation-cases';

test('notices are listed newest first, each with a file', async () => {
  const seeded = await seededWorld({ status: 'CREDIT_DENIED' });
  await seeded.world.change(TEST_ORIGIN, (context) => {
    const [user] = context.state.users;
    if (user === undefined) return;
    const { id } = newApplication(context, { user, program: 'home_light' });
    const newest = context.state.applications.find((known) => known.id === id);
    if (newest !== undefined) {
      newest.decision = { decidedOn: '2026-06-15', reasonIds: ['R01'], score: null };
    }
  });
  const { data } = await seeded.run(documentOf('notices'));
  const { notices } = (data as { currentUser: { notices: { id: string; noticeUrl: string }[] } })
    .currentUser;
  expect(notices.map(({ id }) => id)).toEqual(['app_0002', 'app_0001']);
  for (const { noticeUrl } of notices) {
    expect((await seeded.fetchSignedIn(new URL(noticeUrl).pathname)).status).toBe(200);
  }
});

test('only the owner can open a notice or a label', async () => {
  const denied = await seededWorld({ status: 'CREDIT_DENIED' });
  const shipped = await itemWorld({ status: 'SHIPPED' });
  const files = [
    [denied, '/files/notices/app_0001.pdf'],
    [shipped, `/files/labels/${shipped.application().shipment?.id ?? ''}.pdf`],
  ] as const;
  for (const [seeded, path] of files) {
    expect([path, (await seeded.fetchSignedIn(path)).status]).toEqual([path, 200]);
    await seeded.world.change(TEST_ORIGIN, ({ state }) => {
      for (const application of state.applications) application.owner = 'sms|usr_other';
    });
    expect([path, (await seeded.fetchSignedIn(path)).status]).toEqual([path, 404]);
  }
});

test('a new shipping address must be in a supported state', async () => {
  const seeded = await seededWorld();
  const update = (state: string) =>
    codeOf(seeded, 'updatePersonalInformation', {
      input: { shippingAddress: { ...COLUMBUS, state } },
    });
  expect(await update('TX')).toBe('STATE_UNSUPPORTED');
  expect(await update('OR')).toBeUndefined();
});

test('a freeze is checked at most once an hour', async () => {
  const seeded = await seededWorld({ status: 'CREDIT_FREEZE' });
  for (let count = 0; count < 3; count += 1) {
    expect(await codeOf(seeded, 'recheckCreditReport', {})).toBe('REPORT_STILL_FROZEN');
  }
  const { schedule } = seeded.world.snapshot();
  expect(schedule.filter(({ event }) => event === 'freeze-lifted')).toHaveLength(1);
});

test("a parcel is insured for its items' estimate, up to the maximum", async () => {
  const world = await itemWorld({ status: 'SHIPPED' });
  await world.world.change(TEST_ORIGIN, ({ state }) => {
    for (const { itemCart } of state.applications) {
      for (const { estimate } of itemCart.items) estimate.line = CONTENT.insuredMax * 2;
    }
  });
  expect(await everythingOfTheViewer(world)).toMatchObject({
    creditApplication: { shipment: { insuredValue: CONTENT.insuredMax } },
  });
});
