// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../catalogue/limits';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { localStore } from '../../../services/storage/storage';
import { emptyItem } from '../questions/item-values';
import {
  removeSavedItem,
  saveItem,
  savedItemInput,
  markSignUp,
  readSavedItems,
  type SavedItem,
  savedItemsIntroduction,
  hasSavedItems,
} from './saved-items';

const KEY = STORAGE_KEYS.addItemSignUp;

function chain(key: string): SavedItem {
  return {
    key,
    kind: 'METAL',
    values: {
      ...emptyItem('METAL'),
      name: 'Chain',
      what: 'CHAIN_OR_BRACELET',
      metal: 'GOLD',
      purity: '583',
      weight: '20',
      condition: 'GOOD',
      own: true,
    },
    photoIds: ['photo-1'],
    documentIds: [],
  };
}

beforeEach(() => {
  localStore.removeItem(KEY);
  localStore.removeItem(STORAGE_KEYS.signUp);
});

describe("a visitor's saved items", () => {
  it('are stored until removed, once each', () => {
    saveItem(chain('item-00000001'));
    saveItem(chain('item-00000002'));
    saveItem({ ...chain('item-00000001'), photoIds: [] });
    markSignUp();
    expect(readSavedItems().map(({ key }) => key)).toEqual(['item-00000002', 'item-00000001']);
    expect(savedItemsIntroduction()).toBe(
      'Your items are saved. Create an account to keep your estimate.',
    );
    removeSavedItem('item-00000001');
    expect(localStore.getItem(STORAGE_KEYS.signUp)).toBe('true');
    removeSavedItem('item-00000002');
    expect([hasSavedItems(), localStore.getItem(STORAGE_KEYS.signUp)]).toEqual([false, null]);
  });

  it('are at most as many as a cart takes', () => {
    const keys = Array.from(
      { length: LIMITS.item.maxItems + 1 },
      (_, n) => `item-${n + 10_000_000}`,
    );
    const full = keys.slice(0, -1).map(chain);
    localStore.setItem(KEY, JSON.stringify(full));
    expect(saveItem(chain(keys.at(-1) ?? ''))).toBe(false);
    expect(readSavedItems()).toHaveLength(100);
  });

  it('convert to API input', () => {
    expect(savedItemInput(chain('item-00000001'))).toMatchObject({
      kind: 'METAL',
      name: 'Chain',
      weight: 20,
      fineness: 583,
      photoIds: ['photo-1'],
      ownershipConfirmed: true,
    });
  });

  it.each([
    '{',
    '[]x',
    '{"a":1}',
    '[{"key":"item-00000001"}]',
    JSON.stringify([{ ...chain('x'), key: '<script>' }]),
  ])('are discarded if the stored value is %s', (text) => {
    localStore.setItem(KEY, text);
    expect(readSavedItems()).toEqual([]);
    expect(hasSavedItems()).toBe(false);
  });

  it('are discarded individually if their answers are invalid', () => {
    const bad = chain('item-00000003');
    localStore.setItem(
      KEY,
      JSON.stringify([chain('item-00000001'), { ...bad, values: { ...bad.values, weight: '-1' } }]),
    );
    expect(readSavedItems().map(({ key }) => key)).toEqual(['item-00000001']);
  });
});
