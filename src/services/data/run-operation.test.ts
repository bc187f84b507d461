// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  AcceptCreditOfferDocument,
  RemoveCartItemDocument,
  StatusFieldsFragmentDoc,
} from '../../contract/generated/documents';
import { createDataClient } from './data-client';
import { createOperation } from './run-operation';
import { answer, restoreApi, settle, stubApi } from './testing/stub-api';

let api: ReturnType<typeof stubApi>;

beforeEach(() => {
  api = stubApi();
});

afterEach(restoreApi);

const BEFORE = {
  __typename: 'CreditApplication',
  id: 'app_0001',
  status: 'CREATED',
  updatedAt: '2026-06-15T16:00:00.000Z',
} as const;

const AFTER = {
  removeCartItem: {
    ...BEFORE,
    updatedAt: '2026-06-15T16:05:00.000Z',
    itemCart: {
      __typename: 'ItemCart',
      version: 2,
      isEditable: true,
      items: [],
      line: 0,
      low: 0,
      high: 0,
      lowConfidence: false,
      estimateValidUntil: null,
      estimateRenewedOn: null,
    },
  },
};

/** Removes an item from a cart on the screen; returns the application afterward and the result. */
async function remove(body: unknown) {
  const client = createDataClient();
  const standing = { fragment: StatusFieldsFragmentDoc };
  client.writeFragment({ ...standing, data: BEFORE });
  api.answers = [answer(200, body)];
  const run = createOperation(client, RemoveCartItemDocument);
  const { data } = await settle(run({ creditApplicationId: BEFORE.id, itemId: 'item_0001' }));
  const kept = client.cache.extract() as Readonly<Record<string, unknown>>;
  return { data, shown: client.readFragment({ ...standing, from: BEFORE }), kept };
}

test("the result of a mutation is shown, and its variables aren't cached", async () => {
  const { data, shown, kept } = await remove({ data: AFTER });
  expect(data).toEqual(AFTER);
  expect(shown?.updatedAt).toBe(AFTER.removeCartItem.updatedAt);
  expect(kept['ROOT_MUTATION'] ?? {}).not.toHaveProperty('removeCartItem');
  expect(JSON.stringify(kept)).not.toContain('item_0001');
});

test('nothing of a mutation with the tax ID is cached', async () => {
  const client = createDataClient();
  const run = createOperation(client, AcceptCreditOfferDocument);
  const acceptCreditOffer = { ...BEFORE, status: 'OFFER_ACCEPTED' };
  api.answers = [answer(200, { data: { acceptCreditOffer } })];
  const variables = { creditApplicationId: BEFORE.id, ssnItin: '666457788' };
  expect((await settle(run(variables))).problem).toBeNull();
  expect(client.cache.extract()).toEqual({});
});

test('a mutation succeeds although a result field failed, and screens refetch', async () => {
  const errors = [{ message: 'No', path: ['removeCartItem', 'itemCart', 'estimateValidUntil'] }];
  const { data, shown } = await remove({ data: AFTER, errors });
  expect(data).toEqual(AFTER);
  expect(shown).toEqual(BEFORE);
});

test.each([
  ['an error beside it', { data: AFTER, errors: [{ message: 'No', path: ['removeCartItem'] }] }],
  ['nothing of it', { data: { removeCartItem: null }, errors: [{ message: 'No' }] }],
])('a response with %s changes nothing on screen', async (_, body) => {
  const { data, shown } = await remove(body);
  expect(data).toBeNull();
  expect(shown).toEqual(BEFORE);
});
