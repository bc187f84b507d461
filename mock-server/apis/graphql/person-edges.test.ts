import { describe, expect, test } from 'vitest';
import { subjectOf } from '../../world/subject';
import { newUser } from '../../world/new-state';
import type { UserRecord } from '../../world/state';
import { COLUMBUS } from '../../domain/items/testing/item-world';
import {
  personalInformation,
  seededWorld,
  TEST_ORIGIN,
  type SeededWorld,
} from '../../domain/seed/testing/seeded-world';
import { codeOf } from './testing/code-of';
import { documentOf } from './testing/operation-cases';

async function changeUser(seeded: SeededWorld, changes: Partial<UserRecord>): Promise<void> {
  await seeded.world.change(TEST_ORIGIN, ({ state }) => {
    Object.assign(state.users[0] ?? {}, changes);
  });
}

async function addStranger(seeded: SeededWorld, known: Partial<UserRecord>): Promise<void> {
  await seeded.world.change(TEST_ORIGIN, ({ state }) => {
    state.users.push(newUser({ sub: subjectOf('email', 'stranger@example.com'), ...known }));
  });
}

describe('consents', () => {
  test.each([
    [true, true],
    [false, false],
    [null, false],
    [undefined, false],
  ])('marketing consent by text, requested with %j: %j', async (marketingByText, byText) => {
    const seeded = await seededWorld();
    await changeUser(seeded, { marketing: { byText: false, byEmail: false } });
    await seeded.run(documentOf('saveSignUp'), { input: { marketingByText } });
    expect(seeded.user().marketing).toEqual({ byText, byEmail: false });
  });

  test("sign-up doesn't withdraw earlier consents", async () => {
    const seeded = await seededWorld();
    await changeUser(seeded, { marketing: { byText: true, byEmail: true } });
    for (const marketingByText of [false, true]) {
      await seeded.run(documentOf('saveSignUp'), { input: { marketingByText } });
      expect(seeded.user().marketing).toEqual({ byText: true, byEmail: true });
    }
  });

  test.each(['eSignConsentAt', 'termsAcceptedAt'] as const)(
    '%s records the first consent only if given',
    async (field) => {
      const input = field === 'eSignConsentAt' ? { eSignVersion: 'v' } : { termsVersion: 'v' };
      const seeded = await seededWorld();
      await changeUser(seeded, { eSignConsentAt: null, termsAcceptedAt: null });
      await seeded.run(documentOf('saveSignUp'), { input: {} });
      expect(seeded.user()).toMatchObject({ eSignConsentAt: null, termsAcceptedAt: null });
      await seeded.run(documentOf('saveSignUp'), { input });
      const first = seeded.user();
      expect([first.eSignConsentAt, first.termsAcceptedAt].filter(Boolean)).toEqual([first[field]]);
      await seeded.advance('PT1H');
      await seeded.run(documentOf('saveSignUp'), { input });
      expect(seeded.user()[field]).toBe(first[field]);
    },
  );

  test("signing doesn't renew an earlier consent", async () => {
    const seeded = await seededWorld({ status: 'OFFER_ACCEPTED' });
    await changeUser(seeded, { eSignConsentAt: '2026-06-01T12:00:00.000Z' });
    const documentIds = [
      'cardholder-agreement',
      'account-opening-disclosures',
      'home-secured-agreement',
      'right-to-cancel',
      'privacy-notice',
    ];
    const sign = () =>
      codeOf(seeded, 'signAgreements', {
        input: { creditApplicationId: 'app_0001', signature: 'Homer Equityson', documentIds },
      });
    expect(await sign()).toBeUndefined();
    expect(seeded.user().eSignConsentAt).toBe('2026-06-01T12:00:00.000Z');
  });

  test('without consent to electronic documents signing requests and records it', async () => {
    const seeded = await seededWorld({ status: 'OFFER_ACCEPTED' });
    await changeUser(seeded, { eSignConsentAt: null });
    const documentIds = [
      'cardholder-agreement',
      'account-opening-disclosures',
      'home-secured-agreement',
      'right-to-cancel',
      'privacy-notice',
    ];
    const sign = (ids: readonly string[]) =>
      codeOf(seeded, 'signAgreements', {
        input: { creditApplicationId: 'app_0001', signature: 'Homer Equityson', documentIds: ids },
      });
    expect(await sign(documentIds)).toBe('DOCUMENTS_MISSING');
    expect(await sign([...documentIds, 'e-sign-disclosure'])).toBeUndefined();
    expect(seeded.user().eSignConsentAt).toBe('2026-06-15T16:00:00.000Z');
  });

  test('each kind of message is chosen separately', async () => {
    const seeded = await seededWorld();
    for (const chosen of ['marketingByText', 'marketingByEmail', 'statusByText'] as const) {
      const none = { marketingByText: false, marketingByEmail: false, statusByText: false };
      await seeded.run(documentOf('setCommunicationPreferences'), { ...none, [chosen]: true });
      const { marketing, statusByText } = seeded.user();
      expect({
        marketingByText: marketing.byText,
        marketingByEmail: marketing.byEmail,
        statusByText,
      }).toEqual({ ...none, [chosen]: true });
    }
  });
});

describe('phone number and email address', () => {
  test('of another account are skipped at sign-up', async () => {
    const seeded = await seededWorld();
    await changeUser(seeded, { email: null, lastName: null });
    await addStranger(seeded, { email: 'Stranger@example.com' });
    const input = { email: 'stranger@EXAMPLE.com', lastName: 'Newly' };
    await seeded.run(documentOf('saveSignUp'), { input });
    expect(seeded.user()).toMatchObject({ email: null, lastName: 'Newly' });
    await seeded.run(documentOf('saveSignUp'), { input: { email: 'own@example.com' } });
    expect(seeded.user().email).toBe('own@example.com');
  });

  test('of another account are rejected even with a code', async () => {
    const seeded = await seededWorld();
    const before = seeded.user().phone;
    await addStranger(seeded, { phone: '+12025550177' });
    const contact = { phone: '+12025550177' };
    await seeded.run(documentOf('startContactChange'), { contact });
    expect(await codeOf(seeded, 'confirmContactChange', { contact, code: '123456' })).toBe(
      'CONTACT_IN_USE',
    );
    expect(seeded.user().phone).toBe(before);
  });

  test("that don't change send no message", async () => {
    const seeded = await seededWorld();
    const contact = { phone: seeded.user().phone };
    await seeded.run(documentOf('startContactChange'), { contact });
    const sent = seeded.world.snapshot().inbox.length;
    await seeded.run(documentOf('confirmContactChange'), { contact, code: '123456' });
    expect(seeded.world.snapshot().inbox).toHaveLength(sent);
  });
});

test('sign-up keeps an existing shipping address', async () => {
  const seeded = await seededWorld({ status: 'CREATED' });
  const shippingAddress = { ...COLUMBUS, isConfirmed: true };
  await changeUser(seeded, { shippingAddress });
  const input = personalInformation();
  expect(await codeOf(seeded, 'submitPersonalInformation', { input })).toBeUndefined();
  expect(seeded.user().shippingAddress).toEqual(shippingAddress);
});

test('availability messages are stored once per state', async () => {
  const seeded = await seededWorld({ status: 'INVALID_STATE' });
  for (const state of ['TX', 'NY', 'TX']) {
    await seeded.run(documentOf('requestAvailabilityNotice'), { state });
  }
  const { availabilityNotices } = seeded.world.snapshot();
  expect(availabilityNotices.map(({ state }) => state)).toEqual(['TX', 'NY']);
});
