import { expect, test } from 'vitest';
import {
  CurrentUserDocument,
  GetBillingAddressDocument,
  GetShippingAddressDocument,
  SaveSignUpDocument,
  UpdatePersonalInformationDocument,
} from '../../../src/contract/generated/documents';
import { seededWorld } from '../../domain/seed/testing/seeded-world';

test('an account has a constant referral code', async () => {
  const codeOf = async (seed: Parameters<typeof seededWorld>[0]) => {
    const { data } = await (await seededWorld(seed)).run(CurrentUserDocument);
    return data;
  };
  const own = { currentUser: { referralCode: expect.stringMatching(/^[A-Z2-9]{8}$/) as string } };
  const complete = await codeOf({ status: 'COMPLETE' });
  expect(complete).toMatchObject(own);
  expect(await codeOf({ status: 'COMPLETE' })).toEqual(complete);
  expect(await codeOf({ status: 'OFFER_ACCEPTED' })).toMatchObject({
    currentUser: { referralCode: null },
  });
});

test("a friend's referral code is never shown as the account's own", async () => {
  const seeded = await seededWorld({ status: 'COMPLETE' });
  await seeded.run(SaveSignUpDocument, { input: { referredBy: 'FRIEND42' } });
  expect(seeded.user().referredBy).toBe('FRIEND42');
  const { data } = await seeded.run(CurrentUserDocument);
  expect(JSON.stringify(data)).not.toContain('FRIEND42');
});

test('an address states its uses, and a changed one is unconfirmed', async () => {
  const seeded = await seededWorld({
    program: 'pesto_item',
    persona: 'P-01',
    status: 'SHIPPED',
  });
  const read = async () => ({
    billing: (await seeded.run(GetBillingAddressDocument)).data,
    shipping: (await seeded.run(GetShippingAddressDocument)).data,
  });
  expect(await read()).toMatchObject({
    billing: { currentUser: { billingAddress: { isBilling: true, isShipping: true } } },
    shipping: {
      currentUser: { shippingAddress: { isBilling: true, isShipping: true, isConfirmed: true } },
    },
  });
  const shippingAddress = {
    addressFirstLine: '2 Invented Street',
    addressSecondLine: null,
    city: 'Salem',
    state: 'OR',
    zip: '97301',
  };
  await seeded.run(UpdatePersonalInformationDocument, { input: { shippingAddress } });
  expect(await read()).toMatchObject({
    billing: { currentUser: { billingAddress: { isBilling: true, isShipping: false } } },
    shipping: {
      currentUser: { shippingAddress: { isBilling: false, isShipping: true, isConfirmed: false } },
    },
  });
});
