// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OWN_READS } from '../../contract/generated/own-reads';
import { noteScreen } from '../analytics/track';
import { createDataClient } from './data-client';
import { forgetReadAhead, readAhead, readKey, takeReadAhead } from './read-ahead';
import { answer, restoreApi, stubApi } from './testing/stub-api';

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

const keyOf = (screen: string): string => readKey(OWN_READS.draft, { screen });

async function read(screen: string, meanwhile: () => void = () => undefined): Promise<void> {
  const all = readAhead(createDataClient(), [{ operation: 'draft', variables: { screen } }]);
  meanwhile();
  await all;
  await vi.advanceTimersByTimeAsync(9_000);
}

it('what was read ahead is taken once, as it was asked for', async () => {
  api.answers = [draftOf('agreements')];
  await read('agreements');
  expect(takeReadAhead(keyOf('verify-info'))).toBe(false);
  expect(takeReadAhead(readKey(OWN_READS.documentsToSign))).toBe(false);
  expect(takeReadAhead(keyOf('agreements'))).toBe(true);
  expect(takeReadAhead(keyOf('agreements'))).toBe(false);
});

it('what is older than ten seconds is read again', async () => {
  api.answers = [draftOf('agreements')];
  await read('agreements');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(takeReadAhead(keyOf('agreements'))).toBe(false);
});

it('what could not be read is read by its screen, which says so', async () => {
  api.answers = [answer(400, {})];
  await read('agreements');
  expect(takeReadAhead(keyOf('agreements'))).toBe(false);
});

it.each([
  ['the screen did without it', () => noteScreen('agreements')],
  ['somebody left', forgetReadAhead],
])('is for nobody once %s, before or after it came', async (_name, happens) => {
  noteScreen('offer');
  api.answers = [draftOf('agreements'), draftOf('agreements')];
  await read('agreements', happens);
  expect(takeReadAhead(keyOf('agreements'))).toBe(false);

  noteScreen('offer');
  await vi.advanceTimersByTimeAsync(0);
  await read('agreements');
  happens();
  await vi.advanceTimersByTimeAsync(0);
  expect(takeReadAhead(keyOf('agreements'))).toBe(false);
});

it('what is read for one screen takes the place of what was read for an earlier one', async () => {
  api.answers = [draftOf('verify-info'), draftOf('agreements')];
  await read('verify-info');
  await read('agreements');
  expect(takeReadAhead(keyOf('verify-info'))).toBe(false);
  expect(takeReadAhead(keyOf('agreements'))).toBe(true);
});
