import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { firstValueFrom, of } from 'rxjs';
import { getDefaultStore } from 'jotai';
import { afterEach, describe, expect, test } from 'vitest';
import { DraftDocument, RejectCreditOfferDocument } from '../../contract/generated/documents';
import { createAnswerLink } from './answer-link';
import { createDataClient } from './data-client';
import { UnreadableAnswerError } from './operation-error';
import { failedFieldsAtom, forgetFailedFields } from './failed-fields';

const client = createDataClient();

/** Returns the link's result, or the error it throws. */
async function read(kind: 'query' | 'mutation', answer: unknown): Promise<unknown> {
  const link = ApolloLink.from([
    createAnswerLink(),
    new ApolloLink(() => of(answer as ApolloLink.Result)),
  ]);
  const query = kind === 'query' ? DraftDocument : RejectCreditOfferDocument;
  return firstValueFrom(ApolloLink.execute(link, { query }, { client })).catch(
    (error: unknown) => error,
  );
}

const errorAt = (path?: readonly (string | number)[]) => ({
  message: 'No',
  ...(path === undefined ? {} : { path }),
});

const DRAFT = { __typename: 'Draft', screen: 'x', answers: '{}', savedAt: '2026-06-15T12:00:00Z' };
const user = (draft: unknown) => ({ currentUser: { __typename: 'User', id: 'usr_1', draft } });
const WHOLE = user(DRAFT);
const REFUSED = { rejectCreditOffer: null };
const DONE = { rejectCreditOffer: { __typename: 'CreditApplication', status: 'OFFER_REJECTED' } };

describe('a response without an error', () => {
  test('is accepted if complete', async () => {
    expect(await read('query', { data: WHOLE })).toEqual({ data: WHOLE });
    expect(await read('query', { data: user(null) })).toEqual({ data: user(null) });
    expect(await read('mutation', { data: DONE })).toEqual({ data: DONE });
  });

  test.each([
    ['query', 'yes', 'the answer'],
    ['query', [], 'the answer'],
    ['query', { data: null }, 'data'],
    ['query', { data: { currentUser: { id: 'usr_1' } } }, 'data.currentUser'],
    ['mutation', { data: REFUSED }, 'data.rejectCreditOffer'],
  ] as const)('is rejected if it says nothing: %s %j', async (kind, answer, place) => {
    const error = await read(kind, answer);
    expect(error).toBeInstanceOf(UnreadableAnswerError);
    expect(String(error)).toContain(`at ${place}`);
  });
});

describe('a response with errors', () => {
  afterEach(forgetFailedFields);

  test.each([
    ['query', WHOLE, ['currentUser', 'draft', 'answers'], []],
    ['query', WHOLE, undefined, []],
    ['query', WHOLE, ['currentUser', 'other'], ['User.other']],
    ['query', user(null), ['currentUser', 'draft'], ['User.draft']],
    ['query', user(null), ['currentUser', 'draft', 'answers'], ['User.draft']],
    ['query', user(null), undefined, ['User.draft']],
    ['query', user(null), [], ['User.draft']],
    [
      'query',
      user({ ...DRAFT, answers: null }),
      ['currentUser', 'draft', 'answers'],
      ['Draft.answers'],
    ],
    ['mutation', REFUSED, ['rejectCreditOffer'], []],
    ['mutation', REFUSED, undefined, []],
    ['mutation', DONE, ['rejectCreditOffer', 'status'], []],
  ] as const)(
    'returns data and errors, and notes the nullable fields that failed: %s %j, %j',
    async (kind, data, path, failed) => {
      const errors = [errorAt(path)];
      expect(await read(kind, { data, errors })).toEqual({ data, errors });
      expect([...getDefaultStore().get(failedFieldsAtom)]).toEqual(failed);
    },
  );

  test('removes a failed field after a later response without an error', async () => {
    await read('query', { data: user(null), errors: [errorAt(['currentUser', 'draft'])] });
    await read('query', { data: WHOLE });
    expect(getDefaultStore().get(failedFieldsAtom).size).toBe(0);
  });

  test.each([
    ['data that violates the contract', 'query', { currentUser: { id: 'usr_1' } }, 'No'],
    ['no user', 'query', { currentUser: null }, 'No'],
    ['an ended session', 'query', user(null), 'Unauthorized'],
    ['a broken mutation result', 'mutation', { rejectCreditOffer: {} }, 'No'],
  ] as const)('is kept out of the cache with %s', async (_, kind, data, message) => {
    const errors = [{ message, path: ['currentUser'] }];
    const error = await read(kind, { data, errors });
    expect(CombinedGraphQLErrors.is(error) && [error.data, error.errors]).toEqual([data, errors]);
  });

  test('has no data if the data is no object', async () => {
    const error = await read('query', { data: 'no', errors: [errorAt()] });
    expect(CombinedGraphQLErrors.is(error) && error.data).toBeNull();
  });
});
