// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import type { TypedDocumentNode } from '@apollo/client';
import { ASKED_AHEAD } from '../../contract/generated/asked-ahead';
import * as documents from '../../contract/generated/documents';
import { noteScreen } from '../analytics/track';
import { askAhead } from './asked-ahead';
import { createDataClient } from './data-client';
import { answer, restoreApi, settle, signedIn, stubApi } from './testing/stub-api';

const { ApplicationDocument, CurrentUserDocument } = documents;

let api: ReturnType<typeof stubApi>;

beforeEach(() => {
  api = stubApi();
  localStorage.setItem(STORAGE_KEYS.accessToken, 'token-1');
});

afterEach(async () => {
  // Whatever was not taken is too old.
  await vi.advanceTimersByTimeAsync(60_000);
  await createDataClient().query({ query: CurrentUserDocument });
  await createDataClient().query({ query: ApplicationDocument });
  restoreApi();
});

const sent = () =>
  api.requests.map(({ url, headers, body, redirect }) => ({
    url,
    headers: Object.fromEntries(headers.entries()),
    body,
    redirect,
  }));

const readUser = () => settle(createDataClient().query({ query: CurrentUserDocument }));

const OWN_READS = Object.keys(ASKED_AHEAD) as (keyof typeof ASKED_AHEAD)[];

it.each(OWN_READS)('asks for %s just as the data client does', async (operation) => {
  const variables = operation === 'draft' ? { variables: { screen: 'agreements' } } : {};
  askAhead([{ operation, ...variables }]);
  const ahead = sent();
  api.requests.length = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  const query = Object.entries(documents).find(
    ([name]) => name.toLowerCase() === `${operation}document`.toLowerCase(),
  )?.[1] as TypedDocumentNode | undefined;
  if (query === undefined) throw new Error(`no document of ${operation}`);
  await settle(createDataClient().query({ query, ...variables }));
  expect(ahead).toContainEqual(sent()[0]);
});

it('is taken once: the client sends nothing for it, and asks for itself the next time', async () => {
  askAhead();
  api.requests.length = 0;
  const first = await readUser();
  expect(first.data?.currentUser?.id).toBe('usr_0001');
  expect(api.requests).toHaveLength(0);
  await readUser();
  expect(api.requests).toHaveLength(1);
});

it('is tried again by the client where it fails', async () => {
  api.answers = [answer(503, {}), answer(503, {}), signedIn];
  askAhead();
  api.requests.length = 0;
  const { data } = await readUser();
  expect(data?.currentUser?.id).toBe('usr_0001');
  expect(api.requests).toHaveLength(1);
});

it.each([
  ['somebody else is signed in', () => localStorage.setItem(STORAGE_KEYS.accessToken, 'token-2')],
  ['it is older than ten seconds', () => vi.advanceTimersByTimeAsync(10_000)],
  [
    'the first screen is there, and did without it',
    async () => {
      noteScreen('settings');
      await vi.advanceTimersByTimeAsync(0);
    },
  ],
])('is asked for again where %s', async (_name, change) => {
  askAhead();
  api.requests.length = 0;
  await change();
  await readUser();
  expect(api.requests).toHaveLength(1);
});

it('asks for nothing where nobody is signed in', () => {
  localStorage.removeItem(STORAGE_KEYS.accessToken);
  askAhead();
  expect(api.requests).toEqual([]);
});

it('is given up with the call that took it', async () => {
  api.answers = [
    () => new Promise<Response>(() => undefined),
    () => new Promise<Response>(() => undefined),
  ];
  askAhead();
  const { error } = await readUser();
  expect(error?.name).toBe('TimeLimitError');
  expect(api.requests.some(({ signal }) => signal?.aborted === true)).toBe(true);
});
