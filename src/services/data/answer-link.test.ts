import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { DraftDocument, RejectCreditOfferDocument } from '../../contract/generated/documents';
import { createAnswerLink } from './answer-link';
import { createDataClient } from './data-client';
import { UnreadableAnswerError } from './data-errors';

const client = createDataClient();

/** What the link makes of an answer: a result, or what it throws. */
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

describe('an answer without an error', () => {
  test('that is whole is taken', async () => {
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
  ] as const)('that says nothing is not read: %s %j', async (kind, answer, place) => {
    const error = await read(kind, answer);
    expect(error).toBeInstanceOf(UnreadableAnswerError);
    expect(String(error)).toContain(`at ${place}`);
  });
});

/** As much as a task still does when it has come to its end. */
async function endOfTask(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

test('a long answer is checked in a task of its own and kept in one after it, a short one in the same', async () => {
  const soon = async (letters: number) => {
    const response = new Response(null, { headers: { 'content-length': String(letters) } });
    const link = ApolloLink.from([
      createAnswerLink(),
      new ApolloLink((operation) => {
        operation.setContext({ response });
        return of(answer as ApolloLink.Result);
      }),
    ]);
    let kept = false;
    let checked: Promise<boolean> | null = null;
    const answer = {
      get data() {
        checked ??= endOfTask().then(() => kept);
        return WHOLE;
      },
    };
    const result = firstValueFrom(ApolloLink.execute(link, { query: DraftDocument }, { client }));
    void result.then(() => (kept = true));
    await endOfTask();
    const isCheckedAtOnce = checked !== null;
    expect(await result).toEqual({ data: WHOLE });
    return { checked: isCheckedAtOnce, keptWhenChecked: await checked };
  };
  expect(await soon(4_000)).toEqual({ checked: true, keptWhenChecked: true });
  expect(await soon(4_001)).toEqual({ checked: false, keptWhenChecked: false });
});

describe('an answer with an error', () => {
  test.each([
    ['query', WHOLE, ['currentUser', 'draft', 'answers']],
    ['query', WHOLE, ['currentUser']],
    ['mutation', REFUSED, ['rejectCreditOffer']],
    ['mutation', REFUSED, undefined],
    ['mutation', DONE, ['rejectCreditOffer', 'status']],
  ] as const)('beside what is there is taken with it: %s %j, %j', async (kind, data, path) => {
    const errors = [errorAt(path)];
    expect(await read(kind, { data, errors })).toEqual({ data, errors });
  });

  test.each([
    ['of no place', 'query', WHOLE, [undefined]],
    ['of an empty place', 'query', WHOLE, [[]]],
    ['of what is null', 'query', user(null), [['currentUser', 'draft']]],
    ['below what is null', 'query', user(null), [['currentUser', 'draft', 'answers']]],
    ['of what is not there', 'query', WHOLE, [['currentUser', 'other']]],
    ['below a text', 'query', WHOLE, [['currentUser', 'id', 'length']]],
    [
      'of which one is unknown',
      'query',
      user(null),
      [
        ['currentUser', 'id'],
        ['currentUser', 'draft'],
      ],
    ],
    [
      'beside what is not whole',
      'query',
      { currentUser: { id: 'usr_1' } },
      [['currentUser', 'id']],
    ],
    ['of a query that answers nothing', 'query', { currentUser: null }, [['currentUser']]],
    [
      'of a mutation that says something broken',
      'mutation',
      { rejectCreditOffer: {} },
      [undefined],
    ],
  ] as const)('%s is kept out of the cache', async (_, kind, data, paths) => {
    const errors = paths.map((path) => errorAt(path));
    const error = await read(kind, { data, errors });
    expect(CombinedGraphQLErrors.is(error) && [error.data, error.errors]).toEqual([data, errors]);
  });

  test('without data has none', async () => {
    const error = await read('query', { data: 'no', errors: [errorAt()] });
    expect(CombinedGraphQLErrors.is(error) && error.data).toBeNull();
  });
});
