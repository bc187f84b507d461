import { expect, test } from 'vitest';
import * as documents from '../../../src/contract/generated/documents';
import { seededWorld } from '../../domain/seed/testing/seeded-world';

const {
  ConfirmContactChangeDocument: confirm,
  SaveSignUpDocument: saveSignUp,
  StartContactChangeDocument: start,
  UpdatePersonalInformationDocument: update,
  WithdrawElectronicConsentDocument: withdraw,
} = documents;

test('sign-up fills in missing data and keeps existing data', async () => {
  const seeded = await seededWorld({ status: 'CREATED' });
  const before = seeded.user();
  const { errors } = await seeded.run(saveSignUp, {
    input: {
      firstName: 'Somebody',
      lastName: 'Else',
      email: 'else@example.com',
      referredBy: 'FRIEND42',
      marketingByText: true,
    },
  });
  expect(errors).toEqual([]);
  expect(seeded.user()).toMatchObject({
    firstName: before.firstName,
    lastName: before.lastName,
    email: before.email,
    referredBy: 'FRIEND42',
    marketing: { byText: true, byEmail: false },
  });
});

test('a new phone number requires its code, and the old one is notified', async () => {
  const seeded = await seededWorld({ status: 'OFFER_DECISION_NEEDED' });
  const contact = { phone: '+12025550177' };
  const old = seeded.user().phone;
  await seeded.run(start, { contact });
  expect((await seeded.run(confirm, { contact, code: '000000' })).code).toBe('CODE_WRONG');
  expect((await seeded.run(confirm, { contact, code: '999999' })).code).toBe('CODE_EXPIRED');
  expect((await seeded.run(confirm, { contact, code: '888888' })).code).toBe('CODE_EXHAUSTED');
  expect(seeded.user().phone).toBe(old);
  expect((await seeded.run(confirm, { contact, code: '123456' })).errors).toEqual([]);
  expect(seeded.user().phone).toBe('+12025550177');
  expect(seeded.world.snapshot().inbox.map(({ to, code }) => [to, code])).toEqual([
    ['+12025550177', '123456'],
    [old, null],
  ]);
});

test('codes for a new contact are rate-limited', async () => {
  const seeded = await seededWorld({ status: 'CREATED' });
  const contact = { email: 'new@example.com' };
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await seeded.run(start, { contact })).errors).toEqual([]);
  }
  expect((await seeded.run(start, { contact })).code).toBe('CODES_SENT_TOO_OFTEN');
});

test.each([
  'CREATED',
  'PREQUALIFIED',
  'MANUAL_REVIEW',
  'CREDIT_FREEZE',
  'VERIFY_DOC',
  'FIN_INFO_NEEDED',
] as const)('withdrawing consent to electronic documents closes %s', async (status) => {
  const undecided = await seededWorld({ status });
  await undecided.run(withdraw);
  expect(undecided.user().eSignConsentAt).toBeNull();
  expect(undecided.application()).toMatchObject({
    status: 'CANCELED_SOFT',
    closureReason: 'WITHDRAWN',
  });
});

test.each(['OFFER_DECISION_NEEDED', 'OFFER_ACCEPTED', 'COMPLETE', 'CREDIT_DENIED'] as const)(
  'withdrawing consent keeps %s, which is already decided',
  async (status) => {
    const decided = await seededWorld({ status });
    await decided.run(withdraw);
    expect(decided.application().status).toBe(status);
  },
);

test("after acceptance the shipping address can change, the home address can't", async () => {
  const seeded = await seededWorld({ status: 'OFFER_ACCEPTED' });
  const address = {
    addressFirstLine: '9 Sample Way',
    city: 'Salem',
    state: 'OR',
    zip: '97301',
  };
  const home = await seeded.run(update, { input: { homeAddress: address } });
  expect(home.code).toBe('FIELD_LOCKED');
  const shipping = await seeded.run(update, { input: { shippingAddress: address } });
  expect(shipping.errors).toEqual([]);
  expect(seeded.user().shippingAddress).toMatchObject({ city: 'Salem', isConfirmed: false });
});

test('a lifted freeze continues the application in every flow', async () => {
  const onward = { pesto_item: 'OFFER_ACCEPTED', pesto_cash: 'PREQUAL_INFO_GIVEN' } as const;
  for (const program of ['pesto_item', 'pesto_cash'] as const) {
    const seeded = await seededWorld({ program, status: 'CREDIT_FREEZE' });
    await seeded.post('/__mock/event', { event: 'freeze-lifted' });
    const { errors } = await seeded.run(documents.RecheckCreditReportDocument, {
      creditApplicationId: 'app_0001',
    });
    expect(errors).toEqual([]);
    expect(seeded.application().status).toBe(onward[program]);
  }
});
