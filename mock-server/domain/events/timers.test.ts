import { describe, expect, test } from 'vitest';
import type { Status } from '../../../src/catalogue/statuses';
import { SubmitPersonalInformationDocument } from '../../../src/contract/generated/documents';
import { EVENT_NAMES, EVENTS } from './events';
import { personalInformation, seededWorld } from '../seed/testing/seeded-world';
import { transitionsOf } from '../lifecycle/transitions';

test('the offer follows personal information in two steps of 1.5 seconds', async () => {
  const seeded = await seededWorld();
  await seeded.run(SubmitPersonalInformationDocument, { input: personalInformation() });
  const statuses: Status[] = [];
  for (let step = 0; step < 3; step += 1) {
    statuses.push(seeded.application().status);
    await seeded.advance(1500);
  }
  expect(statuses).toEqual(['PREQUAL_INFO_GIVEN', 'PREQUALIFIED', 'OFFER_DECISION_NEEDED']);
  expect(seeded.application().updatedAt).toBe('2026-06-15T16:00:03.000Z');
});

test('due steps run in order, each at its own time', async () => {
  const seeded = await seededWorld();
  await seeded.run(SubmitPersonalInformationDocument, { input: personalInformation() });
  await seeded.advance('P1D');
  expect(seeded.application()).toMatchObject({
    status: 'OFFER_DECISION_NEEDED',
    updatedAt: '2026-06-15T16:00:03.000Z',
  });
});

describe('automatic closing', () => {
  test.each<[Status, string, string]>([
    ['OFFER_DECISION_NEEDED', 'P32D', 'OFFER_EXPIRED'],
    ['OFFER_ACCEPTED', 'P32D', 'OFFER_EXPIRED'],
    ['CREDIT_FREEZE', 'P31D', 'NOT_COMPLETED'],
    ['FIN_INFO_NEEDED', 'P31D', 'NOT_COMPLETED'],
    ['VERIFY_DOC', 'P31D', 'NOT_COMPLETED'],
    ['CREATED', 'P90D', 'INACTIVE'],
    ['MANUAL_REVIEW', 'P90D', 'INACTIVE'],
  ])('%s after %s: %s', async (status, duration, closureReason) => {
    const seeded = await seededWorld({ status });
    const before = duration === 'P90D' ? 'P89D' : 'P30D';
    await seeded.advance(before);
    expect(seeded.application().status).toBe(status);
    await seeded.advance(duration === 'P32D' ? 'P2D' : 'P1D');
    expect(seeded.application()).toMatchObject({ status: 'CANCELED_SOFT', closureReason });
  });

  test('a closed application has no scheduled events', async () => {
    const seeded = await seededWorld({ status: 'OFFER_DECISION_NEEDED' });
    await seeded.advance('P365D');
    expect(seeded.world.snapshot().schedule).toEqual([]);
  });
});

test('every row of a system trigger has an event', () => {
  const ofApplicant = ['personal-info', 'reject-offer', 'accept-offer', 'recheck-report'];
  const others = transitionsOf('home')
    .map(({ trigger }) => trigger)
    .filter((trigger) => ![...ofApplicant, 'agreements-signed', 'withdraw'].includes(trigger));
  const triggers = EVENT_NAMES.map((name) => EVENTS[name].trigger);
  expect(triggers).toEqual(expect.arrayContaining(others));
});
