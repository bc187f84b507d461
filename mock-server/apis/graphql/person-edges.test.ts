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
  ])('messages about offers by text, asked with %j: %j', async (marketingByText, byText) => {
    const seeded = await seededWorld();
    await changeUser(seeded, { marketing: { byText: false, byEmail: false } });
    await seeded.run(documentOf('saveSignUp'), { input: { marketingByText } });
    expect(seeded.user().marketing).toEqual({ byText, byEmail: false });
  });

  test('a sign-up takes nothing back that was agreed to before', async () => {
    const seeded = await seededWorld();
    await changeUser(seeded, { marketing: { byText: true, byEmail: true } });
    for (const marketingByText of [false, true]) {
      await seeded.run(documentOf('saveSignUp'), { input: { marketingByText } });
      expect(seeded.user().marketing).toEqual({ byText: true, byEmail: true });
    }
  });

  test.each(['eSignConsentAt', 'termsAcceptedAt'] as const)(
    '%s is the first time, and only when it was agreed to',
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

  test('what was agreed to before is not agreed to anew by signing', async () => {
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

  test('without the consent to electronic papers it is asked for, and signing gives it', async () => {
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

  test('each kind of message is chosen by itself', async () => {
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

describe('a telephone number and an address', () => {
  test('that are somebody else’s are not taken over by a sign-up; the rest is', async () => {
    const seeded = await seededWorld();
    await changeUser(seeded, { email: null, lastName: null });
    await addStranger(seeded, { email: 'Stranger@example.com' });
    const input = { email: 'stranger@EXAMPLE.com', lastName: 'Newly' };
    await seeded.run(documentOf('saveSignUp'), { input });
    expect(seeded.user()).toMatchObject({ email: null, lastName: 'Newly' });
    await seeded.run(documentOf('saveSignUp'), { input: { email: 'own@example.com' } });
    expect(seeded.user().email).toBe('own@example.com');
  });

  test('that are somebody else’s are not taken over with a code either', async () => {
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

  test('that stay as they are are told to nobody', async () => {
    const seeded = await seededWorld();
    const contact = { phone: seeded.user().phone };
    await seeded.run(documentOf('startContactChange'), { contact });
    const sent = seeded.world.snapshot().inbox.length;
    await seeded.run(documentOf('confirmContactChange'), { contact, code: '123456' });
    expect(seeded.world.snapshot().inbox).toHaveLength(sent);
  });
});

test('an address to ship to that was given before stays as it is', async () => {
  const seeded = await seededWorld({ status: 'CREATED' });
  const shippingAddress = { ...COLUMBUS, isConfirmed: true };
  await changeUser(seeded, { shippingAddress });
  const input = personalInformation();
  expect(await codeOf(seeded, 'submitPersonalInformation', { input })).toBeUndefined();
  expect(seeded.user().shippingAddress).toEqual(shippingAddress);
});

test('news of where there are cards are asked for once a state', async () => {
  const seeded = await seededWorld({ status: 'INVALID_STATE' });
  for (const state of ['TX', 'NY', 'TX']) {
    await seeded.run(documentOf('requestAvailabilityNotice'), { state });
  }
  const { availabilityNotices } = seeded.world.snapshot();
  expect(availabilityNotices.map(({ state }) => state)).toEqual(['TX', 'NY']);
});
