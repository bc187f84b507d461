// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as documents from '../../src/contract/generated/documents';
import { createDataClient } from '../../src/services/data/data-client';
import {
  answer,
  restoreApi,
  settle,
  stubApi,
  USER,
} from '../../src/services/data/testing/stub-api';
import { SPEC } from './spec-table';

let api: ReturnType<typeof stubApi>;

beforeEach(() => {
  api = stubApi();
});

afterEach(restoreApi);

test('a call is posted with exactly three keys and the stored token (spec 7)', async () => {
  const { accessToken } = SPEC.storage;
  for (const [token, header] of [
    [null, ''],
    ['token-1', 'Bearer token-1'],
  ] as const) {
    if (token !== null) localStorage.setItem(accessToken, token);
    await settle(createDataClient().query({ query: documents.CurrentUserDocument }));
    const [sent] = api.requests.splice(0);
    expect(Object.keys(Object(sent?.body)).toSorted()).toEqual(SPEC.requestKeys.toSorted());
    expect(sent?.body).toMatchObject({ operationName: 'currentUser', variables: {} });
    expect(sent?.headers.get('authorization')).toBe(header);
  }
});

test('a query and a mutation return both data and errors (spec 7)', async () => {
  const failed = (field: string) => [{ message: 'half of it', path: [field, 'id'] }];
  const rejectCreditOffer = {
    __typename: 'CreditApplication',
    id: 'app_0001',
    status: 'OFFER_REJECTED',
  };
  api.answers = [
    answer(200, { data: { currentUser: USER }, errors: failed('currentUser') }),
    answer(200, { data: { rejectCreditOffer }, errors: failed('rejectCreditOffer') }),
  ];
  const client = createDataClient();
  const variables = { creditApplicationId: 'app_0001' };
  const mutation = documents.RejectCreditOfferDocument;
  const read = await settle(client.query({ query: documents.CurrentUserDocument }));
  expect([read.data?.currentUser?.id, read.error?.message]).toEqual([USER.id, 'half of it']);
  const changed = await settle(client.mutate({ mutation, variables }));
  expect([changed.data?.rejectCreditOffer?.status, changed.error?.message]).toEqual([
    'OFFER_REJECTED',
    'half of it',
  ]);
});

test('the operations have these variables (spec 7)', () => {
  const sent = Object.values(documents).flatMap((document) =>
    document.definitions.flatMap((part) =>
      part.kind === 'OperationDefinition'
        ? [
            [
              part.name?.value ?? '',
              (part.variableDefinitions ?? []).map(({ variable }) => variable.name.value),
            ] as const,
          ]
        : [],
    ),
  );
  expect(Object.fromEntries(sent)).toMatchObject(SPEC.operations);
});
