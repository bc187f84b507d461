// @vitest-environment jsdom
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CurrentUserDocument, RejectCreditOfferDocument } from '../../contract/generated/documents';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { resetSessionExpired, sessionExpiredAtom } from '../session/session-expired';
import { createDataClient } from './data-client';
import { operationProblem } from './operation-error';
import { answer, MEDIA_TYPES, restoreApi, settle, stubApi, USER } from './testing/stub-api';

let api: ReturnType<typeof stubApi>;

beforeEach(() => {
  api = stubApi();
});

afterEach(restoreApi);

describe('the end of a session', () => {
  const unauthorized = { errors: [{ message: 'Unauthorized' }] };
  const ANSWERS = [200, 400, 401, 403, 500].flatMap((status) =>
    MEDIA_TYPES.map((type) => [status, type] as const),
  );

  it.each(ANSWERS)('is detected by the message at any status: %i %s', async (status, type) => {
    resetSessionExpired();
    api.answers = Array.from({ length: 5 }, () => answer(status, unauthorized, type));
    const { error } = await settle(createDataClient().query({ query: CurrentUserDocument }));
    expect(operationProblem(error)).toMatchObject({ kind: 'refused', code: 'UNAUTHENTICATED' });
    expect(getDefaultStore().get(sessionExpiredAtom).open).toBe(true);
  });

  it.each([
    ['is logged', 'a.token', 1],
    ['is no error to log where somebody signed out meanwhile', null, 0],
  ])('is detected in a response with %s', async (_, token, logged) => {
    const client = createDataClient();
    await settle(client.query({ query: CurrentUserDocument }));
    if (token !== null) localStorage.setItem(STORAGE_KEYS.accessToken, token);
    api.answers = [answer(200, unauthorized)];
    await settle(client.query({ query: CurrentUserDocument, fetchPolicy: 'network-only' }));
    localStorage.clear();
    expect(console.error).toHaveBeenCalledTimes(logged);
  });

  it('is detected by a bare 401', async () => {
    resetSessionExpired();
    api.answers = [async () => new Response('', { status: 401 })];
    const { error } = await settle(createDataClient().query({ query: CurrentUserDocument }));
    expect(operationProblem(error)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(getDefaultStore().get(sessionExpiredAtom).open).toBe(true);
  });

  it("isn't detected if a failure only mentions the word", async () => {
    resetSessionExpired();
    api.answers = [async () => new Response('<h1>Unauthorized?</h1>', { status: 403 })];
    const { error } = await settle(createDataClient().query({ query: CurrentUserDocument }));
    expect(operationProblem(error)).toEqual({ kind: 'not-done' });
    expect(getDefaultStore().get(sessionExpiredAtom).open).toBe(false);
  });
});

describe('response errors', () => {
  const refusal = {
    data: { rejectCreditOffer: null },
    errors: [
      {
        message: 'The offer is closed',
        locations: [{ line: 2, column: 3 }],
        path: ['rejectCreditOffer'],
      },
    ],
  };
  const reject = {
    mutation: RejectCreditOfferDocument,
    variables: { creditApplicationId: 'app_0001' },
  };

  it('are returned with the data and logged once a current user is known', async () => {
    const client = createDataClient();
    api.answers = [answer(200, refusal)];
    const before = await settle(client.mutate(reject));
    expect(before.error?.message).toBe('The offer is closed');
    expect(before.data).toEqual({ rejectCreditOffer: null });
    expect(console.error).not.toHaveBeenCalled();

    await settle(client.query({ query: CurrentUserDocument }));
    api.answers = [answer(200, refusal)];
    await settle(client.mutate(reject));
    expect(console.error).toHaveBeenCalledWith('[portal] Data error', {
      userId: 'usr_0001',
      operation: 'rejectCreditOffer',
      message: 'The offer is closed',
      locations: [{ line: 2, column: 3 }],
      path: ['rejectCreditOffer'],
    });
  });

  it.each(MEDIA_TYPES)('are read for their code, also with status 400: %s', async (type) => {
    const body = { errors: [{ message: 'Closed', extensions: { code: 'OFFER_CLOSED' } }] };
    api.answers = [answer(400, body, type)];
    const { error } = await settle(createDataClient().mutate(reject));
    expect(operationProblem(error)).toEqual({ kind: 'refused', code: 'OFFER_CLOSED', field: null });
  });

  it.each([
    ['no message', [{ extensions: { code: 'OFFER_CLOSED' } }], { code: 'OFFER_CLOSED' }],
    ['null', [null], { kind: 'unknown-outcome' }],
    ['a text', 'Internal server error', { kind: 'unknown-outcome' }],
    ['an object', { message: 'Unauthorized' }, { code: 'UNAUTHENTICATED' }],
    [
      'an unknown code',
      [{ message: 'No', extensions: { code: 'NEW' } }],
      { kind: 'unknown-outcome' },
    ],
    ['numbers', [1, { message: 7, path: 'x', locations: {} }], { kind: 'unknown-outcome' }],
  ])('can have any shape: %s', async (_, errors, problem) => {
    api.answers = [answer(200, { data: { rejectCreditOffer: null }, errors })];
    const { error } = await settle(createDataClient().mutate(reject));
    expect(operationProblem(error)).toMatchObject(problem);
  });

  it('are logged with the user of the same response', async () => {
    const client = createDataClient();
    const errors = [{ message: 'Timed out', path: ['currentUser', 'referralCode'] }];
    api.answers = [answer(200, { data: { currentUser: USER }, errors })];
    const { data, error } = await settle(client.query({ query: CurrentUserDocument }));
    expect(data?.currentUser?.firstName).toBe('Homer');
    expect(error?.message).toBe('Timed out');
    expect(console.error).toHaveBeenCalledWith(
      '[portal] Data error',
      expect.objectContaining({
        userId: 'usr_0001',
        operation: 'currentUser',
        path: ['currentUser', 'referralCode'],
      }),
    );
  });

  it('keep unreadable fields out of the known data', async () => {
    const client = createDataClient();
    await settle(client.query({ query: CurrentUserDocument }));
    const errors = [{ message: 'Timed out', path: ['currentUser', 'creditApplication'] }];
    api.answers = [answer(200, { data: { currentUser: { ...USER, firstName: null } }, errors })];
    const read = { query: CurrentUserDocument, fetchPolicy: 'network-only' } as const;
    const { data, error } = await settle(client.query(read));
    expect(data).toBeUndefined();
    expect(operationProblem(error)).toEqual({ kind: 'unknown-outcome' });
    expect(client.readQuery({ query: CurrentUserDocument })?.currentUser?.firstName).toBe('Homer');
  });
});
