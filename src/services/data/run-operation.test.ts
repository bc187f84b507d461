// @vitest-environment jsdom
import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  AcceptCreditOfferDocument,
  RemoveCartItemDocument,
  StandingFieldsFragmentDoc,
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

/** Removes an item from the cart of an application that is shown; how it is shown afterwards, and what came of it. */
async function remove(body: unknown) {
  const client = createDataClient();
  const standing = { fragment: StandingFieldsFragmentDoc };
  client.writeFragment({ ...standing, data: BEFORE });
  api.answers = [answer(200, body)];
  const run = createOperation(client, RemoveCartItemDocument);
  const { data } = await settle(run({ creditApplicationId: BEFORE.id, itemId: 'item_0001' }));
  const kept = client.cache.extract() as Readonly<Record<string, unknown>>;
  return { data, shown: client.readFragment({ ...standing, from: BEFORE }), kept };
}

test('what a mutation has answered is shown, and what was asked is not kept', async () => {
  const { data, shown, kept } = await remove({ data: AFTER });
  expect(data).toEqual(AFTER);
  expect(shown?.updatedAt).toBe(AFTER.removeCartItem.updatedAt);
  expect(kept['ROOT_MUTATION'] ?? {}).not.toHaveProperty('removeCartItem');
  expect(JSON.stringify(kept)).not.toContain('item_0001');
});

test('a long answer is kept in a task of its own, and known to all before what it leads to', async () => {
  vi.useRealTimers();
  const items = Array.from({ length: 100 }, (_none, index) => ({
    __typename: 'CartItem',
    id: `item_${index}`,
  }));
  const { itemCart } = AFTER.removeCartItem;
  const long = { removeCartItem: { ...AFTER.removeCartItem, itemCart: { ...itemCart, items } } };
  const text = JSON.stringify({ data: long });
  api.answers = [
    async () =>
      new Response(text, {
        headers: {
          'content-type': 'application/graphql-response+json',
          'content-length': String(text.length),
        },
      }),
  ];
  const client = createDataClient();
  const query = gql`
    query {
      currentUser {
        creditApplication {
          id
          updatedAt
        }
      }
    }
  `;
  const currentUser = { __typename: 'User', creditApplication: BEFORE };
  client.writeQuery({ query, data: { currentUser } });
  const told: string[] = [];
  client
    .watchQuery({ query, fetchPolicy: 'cache-only' })
    .subscribe((shown) => told.push(JSON.stringify(shown.data)));
  const run = createOperation(client, RemoveCartItemDocument);
  const mutate = client.mutate.bind(client);
  let atOnce = '';
  vi.spyOn(client, 'mutate').mockImplementation(async (options) => {
    const result = await mutate(options);
    atOnce = JSON.stringify(client.cache.extract());
    return result as never;
  });
  const { data } = await run({ creditApplicationId: BEFORE.id, itemId: 'item_0001' });
  expect(atOnce).not.toContain(AFTER.removeCartItem.updatedAt);
  expect(data).toEqual(long);
  expect(told.at(-1)).toContain(AFTER.removeCartItem.updatedAt);
  expect(client.cache.extract()).not.toHaveProperty('ROOT_MUTATION.removeCartItem');
});

test('nothing of one that carries the tax id is kept, not even its answer', async () => {
  const client = createDataClient();
  const run = createOperation(client, AcceptCreditOfferDocument);
  const acceptCreditOffer = { ...BEFORE, status: 'OFFER_ACCEPTED' };
  api.answers = [answer(200, { data: { acceptCreditOffer } })];
  const variables = { creditApplicationId: BEFORE.id, ssnItin: '666457788' };
  expect((await settle(run(variables))).problem).toBeNull();
  expect(client.cache.extract()).toEqual({});
});

test('a mutation is done although a field of its result failed, and screens read again', async () => {
  const errors = [{ message: 'No', path: ['removeCartItem', 'itemCart', 'estimateValidUntil'] }];
  const { data, shown } = await remove({ data: AFTER, errors });
  expect(data).toEqual(AFTER);
  expect(shown).toEqual(BEFORE);
});

test.each([
  ['an error beside it', { data: AFTER, errors: [{ message: 'No', path: ['removeCartItem'] }] }],
  ['nothing of it', { data: { removeCartItem: null }, errors: [{ message: 'No' }] }],
])('an answer with %s changes nothing that is shown', async (_, body) => {
  const { data, shown } = await remove(body);
  expect(data).toBeNull();
  expect(shown).toEqual(BEFORE);
});
