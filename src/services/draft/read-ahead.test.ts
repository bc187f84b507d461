// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDataClient } from '../data/data-client';
import { answer, restoreApi, stubApi } from '../data/testing/stub-api';
import { readDraftAhead, takeDraftAhead } from './read-ahead';

let api: ReturnType<typeof stubApi>;

beforeEach(() => {
  api = stubApi();
});

afterEach(restoreApi);

const draftOf = (screen: string) =>
  answer(200, {
    data: {
      currentUser: {
        __typename: 'User',
        id: 'usr_0001',
        draft: { __typename: 'Draft', screen, answers: '{}', savedAt: '2026-06-15T11:30:00-04:00' },
      },
    },
  });

async function read(screen: string): Promise<void> {
  await Promise.all([
    readDraftAhead(createDataClient(), screen),
    vi.advanceTimersByTimeAsync(9_000),
  ]);
}

it('a draft that was read ahead is taken once, for its own screen', async () => {
  api.answers = [draftOf('agreements')];
  await read('agreements');
  expect(takeDraftAhead('verify-info')).toBe(false);
  expect(takeDraftAhead('agreements')).toBe(true);
  expect(takeDraftAhead('agreements')).toBe(false);
});

it('one that is older than ten seconds is read again', async () => {
  api.answers = [draftOf('agreements')];
  await read('agreements');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(takeDraftAhead('agreements')).toBe(false);
});

it('one that could not be read is read by its screen, which says so', async () => {
  api.answers = [answer(400, {})];
  await read('agreements');
  expect(takeDraftAhead('agreements')).toBe(false);
});
