import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  TimeLimitError,
  UnreadableAnswerError,
  isUnauthorized,
  operationProblem,
  refusalCode,
} from './operation-error';

const refused = (extensions: Readonly<Record<string, unknown>>) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'No', extensions }] });

const status = (code: number, bodyText = '') =>
  new ServerError('No', { response: new Response(null, { status: code }), bodyText });

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

test.each([
  [{ code: 'OFFER_CLOSED' }, { kind: 'refused', code: 'OFFER_CLOSED', field: null }],
  [
    { code: 'FIELD_INVALID', field: 'zip' },
    { kind: 'refused', code: 'FIELD_INVALID', field: 'zip' },
  ],
  [
    { code: 'FIELD_INVALID', field: 7, triesLeft: 2 },
    { kind: 'refused', code: 'FIELD_INVALID', field: null, details: { triesLeft: 2 } },
  ],
  [{ code: 'BRAND_NEW', field: 'zip' }, { kind: 'unknown-outcome' }],
  [{}, { kind: 'unknown-outcome' }],
])('an error with %o is %o', (extensions, problem) => {
  // toStrictEqual: empty details must be missing.
  expect(operationProblem(refused(extensions))).toStrictEqual(problem);
});

test.each([
  [200, 'unknown-outcome'],
  [299, 'unknown-outcome'],
  [300, 'failed'],
  [399, 'failed'],
  [400, 'not-done'],
  [404, 'not-done'],
  [407, 'not-done'],
  [408, 'failed'],
  [409, 'not-done'],
  [499, 'not-done'],
  [500, 'failed'],
  [503, 'failed'],
])('HTTP %i without GraphQL is %s', (code, kind) => {
  expect(operationProblem(status(code))).toEqual({ kind });
});

const LOST = new TypeError('Failed to fetch');
const ANSWERED = [new UnreadableAnswerError('data'), new TimeLimitError(30)];

test('no error is no problem, and a lost response is unknown', () => {
  expect([operationProblem(null), operationProblem(undefined)]).toEqual([null, null]);
  for (const error of [LOST, ...ANSWERED]) {
    expect(operationProblem(error)).toEqual({ kind: 'unknown-outcome' });
  }
});

test('offline, only a response proves that something was sent', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(operationProblem(LOST)).toEqual({ kind: 'offline' });
  for (const error of ANSWERED) {
    expect(operationProblem(error)).toEqual({ kind: 'unknown-outcome' });
  }
});

test('an ended session is detected by HTTP status, message or code', () => {
  const body = JSON.stringify({ errors: [{ message: 'Unauthorized' }] });
  const said = [status(401), status(403, body), refused({ code: 'UNAUTHENTICATED' })];
  for (const error of said) {
    expect(isUnauthorized(error)).toBe(true);
    expect(operationProblem(error)).toEqual({
      kind: 'refused',
      code: 'UNAUTHENTICATED',
      field: null,
    });
  }
  const otherErrors = [status(403), refused({ code: 'OFFER_CLOSED' }), new Error('Unauthorized')];
  expect(otherErrors.map(isUnauthorized)).toEqual([false, false, false]);
});

test.each([
  [null, null],
  [{ kind: 'failed' }, null],
  [{ kind: 'refused', code: 'OFFER_CLOSED', field: null }, 'OFFER_CLOSED'],
] as const)('the code of %o is %s', (problem, code) => {
  expect(refusalCode(problem)).toBe(code);
});
