// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Applicant } from '../../services/data/use-applicant';
import type { OperationProblem } from '../../services/data/operation-error';
import { useSavedItems, type SavedItemsState } from './use-saved-items';

const browser = vi.hoisted(() => ({
  saved: [] as { key: string }[],
  done: [] as string[],
  answers: [] as (object | null)[],
}));

vi.mock('../../domain/item/saved/saved-items', () => ({
  readSavedItems: () => browser.saved,
  savedItemName: ({ key }: { key: string }) => `Item ${key}`,
  savedItemInput: () => ({ photoIds: ['photo'], documentIds: [] }),
  removeSavedItem: (key: string) => {
    browser.done.push(`forgot ${key}`);
    browser.saved = browser.saved.filter((item) => item.key !== key);
  },
}));
vi.mock('../../domain/item/cart/use-add-to-cart', () => ({
  useAddToCart: () => ({
    add: (key: string, { photoIds }: { photoIds: readonly string[] }) => {
      browser.done.push(`added ${key} with ${photoIds.length} photos`);
      return Promise.resolve(browser.answers.shift() ?? null);
    },
  }),
}));

const FAILED: OperationProblem = { kind: 'failed' };
const NO_PHOTO: OperationProblem = { kind: 'refused', code: 'FIELD_INVALID', field: 'photoIds' };

let root: Root;
const items: { current: SavedItemsState | null } = { current: null };
const nothing = async (): Promise<void> => undefined;

function Probe() {
  const state = useSavedItems({ applicant: {} as Applicant, refetch: nothing }, nothing);
  useEffect(() => {
    items.current = state;
  });
  return null;
}

const open = () => act(async () => root.render(<Probe />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(browser, { saved: [{ key: 'a' }, { key: 'b' }], done: [], answers: [] });
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

test('a saved item is removed once it is in the cart', async () => {
  await open();
  expect(browser.done).toEqual([
    'added a with 1 photos',
    'forgot a',
    'added b with 1 photos',
    'forgot b',
  ]);
  expect(items.current).toMatchObject({ phase: 'done', lastAdded: 'b', waiting: [] });
});

test("an item that couldn't be added is kept for a retry", async () => {
  browser.answers = [null, FAILED];
  await open();
  expect(browser.saved).toEqual([{ key: 'b' }]);
  expect(items.current).toMatchObject({ phase: 'failed', lastAdded: 'a', waiting: ['Item b'] });
  await act(async () => items.current?.tryAgain());
  expect(browser.saved).toEqual([]);
  expect(items.current).toMatchObject({ phase: 'done', lastAdded: 'b' });
});

test('an item with lost photos is added without them and named', async () => {
  browser.answers = [NO_PHOTO];
  await open();
  expect(browser.done.slice(0, 3)).toEqual([
    'added a with 1 photos',
    'added a with 0 photos',
    'forgot a',
  ]);
  expect(items.current).toMatchObject({ phase: 'done', withoutPhotos: ['Item a'] });
});

test('discarded items are removed', async () => {
  browser.answers = [FAILED];
  await open();
  await act(async () => items.current?.discard());
  expect(browser.saved).toEqual([]);
  expect(items.current).toMatchObject({ phase: 'done', waiting: [] });
});
