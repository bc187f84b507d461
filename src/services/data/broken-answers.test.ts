// @vitest-environment jsdom
import type { TypedDocumentNode } from '@apollo/client';
import { Kind, type DocumentNode } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as documents from '../../contract/generated/documents';
import { createDataClient } from './data-client';
import { operationProblem } from './operation-error';
import { answer, restoreApi, settle, stubApi, USER, type Answer } from './testing/stub-api';

type AnyDocument = TypedDocumentNode<Record<string, unknown>, Record<string, unknown>>;

const ALL: readonly [string, AnyDocument, 'query' | 'mutation'][] = Object.values(
  documents as Readonly<Record<string, unknown>>,
)
  .flatMap((value) => {
    const document = value as AnyDocument & DocumentNode;
    const definition = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    return definition?.kind === Kind.OPERATION_DEFINITION && definition.operation !== 'subscription'
      ? [[definition.name?.value ?? '', document, definition.operation] as const]
      : [];
  })
  .map(([name, document, kind]) => [name, document, kind]);

const MUTATIONS = ALL.filter(([, , kind]) => kind === 'mutation');
const QUERIES = ALL.filter(([, , kind]) => kind === 'query');

/** Responses without reliable content. */
function broken(field: string): Readonly<Record<string, unknown>> {
  const unknown = [{ message: 'Something new', extensions: { code: 'BRAND_NEW' } }];
  return {
    'no data': { data: null },
    'no data, no errors': { data: null, errors: [] },
    'an empty answer': {},
    'a list': [],
    'a text': 'yes',
    'a list as data': { data: [] },
    'without the field': { data: {} },
    'the field is a text': { data: { [field]: 'yes' } },
    'the field is empty': { data: { [field]: {} } },
    'the field is a list': { data: { [field]: [] } },
    'wrong types': { data: { [field]: { id: 7, status: { a: 1 } } } },
    'an error without a code': { data: { [field]: null }, errors: [{ message: 'Internal' }] },
    'an error with an unknown code': { data: { [field]: null }, errors: unknown },
    'errors as text': { data: null, errors: 'no' },
  };
}

const nothing: Answer = async () => new Response('', { status: 200 });
const page: Answer = async () => new Response('<html></html>', { status: 200 });

function answersOf(field: string): [string, Answer][] {
  const listed = Object.entries(broken(field));
  return [
    ...listed.map(([name, body]): [string, Answer] => [name, answer(200, body)]),
    ['nothing', nothing],
    ['a page', page],
  ];
}

let api: ReturnType<typeof stubApi>;

beforeEach(() => {
  api = stubApi();
});

afterEach(restoreApi);

describe.each(MUTATIONS)('mutation %s', (field, mutation) => {
  it('is never reported as done by a broken response', async () => {
    const client = createDataClient();
    for (const [name, given] of [
      ...answersOf(field),
      ['null', answer(200, { data: { [field]: null } })] as const,
    ]) {
      api.answers = [given];
      const { data, error } = await settle(client.mutate({ mutation, variables: {} }));
      expect(operationProblem(error), name).toEqual({ kind: 'unknown-outcome' });
      expect(data?.[field] ?? null, name).toBeNull();
    }
  });
});

describe.each(QUERIES)('query %s', (_, query) => {
  it('reports a problem for a broken response', async () => {
    const client = createDataClient();
    const [definition] = query.definitions;
    const [first] =
      definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
    const field = first?.kind === Kind.FIELD ? first.name.value : '';
    for (const [name, given] of answersOf(field)) {
      api.answers = [given];
      const read = { query, variables: { screen: 'offer' }, fetchPolicy: 'network-only' } as const;
      const { data, error } = await settle(client.query(read));
      expect(operationProblem(error), name).toEqual({ kind: 'unknown-outcome' });
      expect(data, name).toBeUndefined();
    }
    expect(client.cache.extract()).toEqual({});
  });
});

describe('a scalar of a response', () => {
  const application = { __typename: 'CreditApplication', id: 'app_0001', status: 'CREATED' };
  const address = {
    __typename: 'Address',
    addressFirstLine: '1 Example Street',
    addressSecondLine: null,
    city: 'Springfield',
    state: 'IL',
    zip: '62701',
  };
  const whole = { ...USER, creditApplication: application, billingAddress: address };
  const read = async (currentUser: unknown) => {
    api.answers = [answer(200, { data: { currentUser } })];
    return settle(createDataClient().query({ query: documents.CurrentUserDocument }));
  };

  it('is read from a complete response with extra fields', async () => {
    const { data, error } = await read({ ...whole, more: 1 });
    expect(error).toBeUndefined();
    expect(data?.currentUser?.creditApplication?.status).toBe('CREATED');
  });

  it('accepts an unknown status', async () => {
    const { data, error } = await read({
      ...whole,
      creditApplication: { ...application, status: 'BRAND_NEW' },
    });
    expect(error).toBeUndefined();
    expect(data?.currentUser?.creditApplication?.status).toBe('BRAND_NEW');
  });

  it.each([
    ['a status that is no name', { creditApplication: { ...application, status: 'New status' } }],
    ['an empty status', { creditApplication: { ...application, status: '' } }],
    ['no status', { creditApplication: { ...application, status: null } }],
    ['no id', { id: null }],
    ['a number for a text', { firstName: 7 }],
    ['a text for a number', { annualIncome: '48000' }],
    ['a fraction for a whole number', { annualIncome: 48_000.5 }],
    ['another type', { billingAddress: { ...address, __typename: 'User' } }],
    ['a missing field', { email: undefined }],
  ])('of a wrong type is rejected without logging its value: %s', async (_, change) => {
    const { data, error } = await read({ ...whole, ...change });
    expect(data).toBeUndefined();
    expect(error?.message).toMatch(
      /^The answer is not what the contract says, at data\.currentUser/,
    );
    expect(error?.message).not.toMatch(/NEW|48000|7$/);
  });
});
