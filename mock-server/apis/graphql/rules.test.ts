import { describe, expect, test } from 'vitest';
import {
  GiveDeclineReasonDocument,
  RejectCreditOfferDocument,
  RequestAvailabilityNoticeDocument,
  StartApplicationDocument,
  SubmitPersonalInformationDocument,
  UpdatePersonalInformationDocument,
  WithdrawApplicationDocument,
  AcceptCreditOfferDocument,
} from '../../../src/contract/generated/documents';
import { personalInformation, seededWorld } from '../../domain/seed/testing/seeded-world';

const id = { creditApplicationId: 'app_0001' };
const address = personalInformation().homeAddress;

describe('personal information', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['firstName', { firstName: ' ' }, 'FIELD_INVALID'],
    ['firstName', { firstName: 'R2D2' }, 'FIELD_INVALID'],
    ['middleName', { middleName: '💍' }, 'FIELD_INVALID'],
    ['lastName', { lastName: 'x'.repeat(51) }, 'FIELD_INVALID'],
    ['phone', { phone: '555-0103' }, 'FIELD_INVALID'],
    ['phone', { phone: '800 555 0199' }, 'FIELD_INVALID'],
    ['phone', { phone: '202 555 0199' }, 'FIELD_LOCKED'],
    ['email', { email: 'homer@example' }, 'FIELD_INVALID'],
    ['dob', { dob: '1990-04-31' }, 'FIELD_INVALID'],
    ['dob', { dob: '1899-12-31' }, 'FIELD_INVALID'],
    ['dob', { dob: '2026-06-15' }, 'FIELD_INVALID'],
    ['dob', { dob: '2008-06-16' }, 'AGE_BELOW_MINIMUM'],
    ['ssnItin', { ssnItin: '12345678' }, 'FIELD_INVALID'],
    ['ssnItin', { ssnItin: '000-12-1234' }, 'FIELD_INVALID'],
    ['ssnItin', { ssnItin: null }, 'FIELD_INVALID'],
    ['annualIncome', { annualIncome: 10_000_000 }, 'FIELD_INVALID'],
    ['incomeSources', { incomeSources: [] }, 'FIELD_INVALID'],
    ['homeAddress.state', { homeAddress: { ...address, state: 'ZZ' } }, 'FIELD_INVALID'],
    ['homeAddress.state', { homeAddress: { ...address, state: 'TX' } }, 'STATE_UNSUPPORTED'],
    ['homeAddress.zip', { homeAddress: { ...address, zip: '9720' } }, 'FIELD_INVALID'],
    ['homeAddress.city', { homeAddress: { ...address, city: '123' } }, 'FIELD_INVALID'],
    [
      'homeAddress.addressFirstLine',
      { homeAddress: { ...address, addressFirstLine: 'P.O. Box 77' } },
      'FIELD_INVALID',
    ],
    [
      'homeAddress.addressSecondLine',
      { homeAddress: { ...address, addressSecondLine: 'x'.repeat(36) } },
      'FIELD_INVALID',
    ],
    ['creditApplicationId', { creditApplicationId: 'app_0002' }, 'FIELD_INVALID'],
  ])('%s of %o is rejected as %s without changes', async (field, overrides, code) => {
    const seeded = await seededWorld();
    const before = seeded.user();
    const { errors } = await seeded.run(SubmitPersonalInformationDocument, {
      input: personalInformation(overrides),
    });
    expect(errors[0]?.extensions).toMatchObject({ code, field });
    expect(seeded.user()).toEqual(before);
    expect(seeded.application().status).toBe('CREATED');
  });

  test('the limits themselves are accepted', async () => {
    const seeded = await seededWorld();
    const { errors } = await seeded.run(SubmitPersonalInformationDocument, {
      input: personalInformation({
        firstName: 'Zoë',
        lastName: `D'Angelo-${'N'.repeat(41)}`,
        dob: '2008-06-15',
        annualIncome: 0,
      }),
    });
    expect(errors).toEqual([]);
    expect(seeded.user()).toMatchObject({ phone: '+12025550103', taxId: '666123456' });
  });

  test.each([
    ['2026-02-28T12:00:00-05:00', 'AGE_BELOW_MINIMUM'],
    ['2026-03-01T12:00:00-05:00', undefined],
  ])('born on February 29, 2008, on %s: %s', async (now, code) => {
    const seeded = await seededWorld({ now });
    const { errors } = await seeded.run(SubmitPersonalInformationDocument, {
      input: personalInformation({ dob: '2008-02-29' }),
    });
    expect(errors[0]?.extensions?.['code']).toBe(code);
  });

  test('a minor gets the date from which they can apply', async () => {
    const seeded = await seededWorld();
    const { errors } = await seeded.run(SubmitPersonalInformationDocument, {
      input: personalInformation({ dob: '2008-06-16' }),
    });
    expect(errors[0]?.extensions).toMatchObject({ eligibleOn: '2026-06-16' });
  });

  test('errors never repeat the tax ID', async () => {
    const seeded = await seededWorld();
    const { errors } = await seeded.run(SubmitPersonalInformationDocument, {
      input: personalInformation({ ssnItin: '000121234' }),
    });
    expect(JSON.stringify(errors)).not.toContain('000121234');
  });

  test('a second submission is refused', async () => {
    const seeded = await seededWorld({ status: 'PREQUAL_INFO_GIVEN' });
    const { code } = await seeded.run(SubmitPersonalInformationDocument, {
      input: personalInformation(),
    });
    expect(code).toBe('TRANSITION_REFUSED');
  });
});

test('updates only the given fields; name and address are locked during a decision', async () => {
  const seeded = await seededWorld();
  const update = (input: Record<string, unknown>) =>
    seeded.run(UpdatePersonalInformationDocument, { input });
  expect((await update({ email: 'homer@example.com' })).errors).toEqual([]);
  expect(seeded.user()).toMatchObject({ email: 'homer@example.com', lastName: 'Equityson' });
  expect((await update({ phone: '2025550199' })).code).toBe('FIELD_LOCKED');
  expect((await update({ incomeSources: [] })).code).toBe('FIELD_INVALID');

  const accepted = await seededWorld({ status: 'OFFER_ACCEPTED' });
  const locked = await accepted.run(UpdatePersonalInformationDocument, {
    input: { lastName: 'Other' },
  });
  expect(locked.code).toBe('FIELD_LOCKED');
});

describe('applications', () => {
  test('starting one returns the open one, or creates one after a closed one', async () => {
    const seeded = await seededWorld();
    const start = (program: string) => seeded.run(StartApplicationDocument, { program });
    expect((await start('home_light')).data).toMatchObject({
      startApplication: { id: 'app_0001' },
    });
    await seeded.run(WithdrawApplicationDocument, id);
    expect(seeded.application()).toMatchObject({
      status: 'CANCELED_SOFT',
      closureReason: 'WITHDRAWN',
    });
    expect((await start('home_light')).data).toMatchObject({
      startApplication: { id: 'app_0002', status: 'CREATED' },
    });
    expect((await start('nothing')).code).toBe('FIELD_INVALID');
  });

  test.each(['CANCELED_HARD', 'CANCELED_DUPE'] as const)(
    '%s prevents a new one',
    async (status) => {
      const seeded = await seededWorld({ status });
      const { code } = await seeded.run(StartApplicationDocument, { program: 'home_light' });
      expect(code).toBe('TRANSITION_REFUSED');
    },
  );

  test("a closed one can't be withdrawn", async () => {
    const seeded = await seededWorld({ status: 'COMPLETE' });
    expect((await seeded.run(WithdrawApplicationDocument, id)).code).toBe('TRANSITION_REFUSED');
  });
});

describe('offers', () => {
  test('can be declined with a reason', async () => {
    const seeded = await seededWorld({ status: 'OFFER_DECISION_NEEDED' });
    const reason = { ...id, reason: 'LINE_TOO_LOW' };
    expect((await seeded.run(GiveDeclineReasonDocument, reason)).code).toBe('TRANSITION_REFUSED');
    expect((await seeded.run(RejectCreditOfferDocument, id)).data).toEqual({
      rejectCreditOffer: { status: 'OFFER_REJECTED' },
    });
    expect((await seeded.run(GiveDeclineReasonDocument, reason)).errors).toEqual([]);
    expect(seeded.application().declineReason).toBe('LINE_TOO_LOW');
  });

  test('reject responses after a decision or their end', async () => {
    for (const document of [AcceptCreditOfferDocument, RejectCreditOfferDocument]) {
      const decided = await seededWorld({ status: 'OFFER_REJECTED' });
      expect((await decided.run(document, id)).code).toBe('OFFER_CLOSED');
      const none = await seededWorld({ status: 'CREATED' });
      expect((await none.run(document, id)).code).toBe('TRANSITION_REFUSED');
      const ended = await seededWorld({ status: 'OFFER_DECISION_NEEDED' });
      await ended.advance('P31D');
      await ended.signIn();
      expect((await ended.run(document, id)).code).toBe('OFFER_CLOSED');
      expect(ended.application().status).toBe('OFFER_DECISION_NEEDED');
    }
  });
});

test('availability requests are stored once per state', async () => {
  const seeded = await seededWorld();
  await seeded.run(RequestAvailabilityNoticeDocument, { state: 'TX' });
  await seeded.run(RequestAvailabilityNoticeDocument, { state: 'tx' });
  expect(seeded.world.snapshot().availabilityNotices).toHaveLength(1);
});
