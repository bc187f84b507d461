// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { CartItem } from '../../domain/item/cart/use-item-cart';
import { readEntries, type UploadKind } from '../../domain/document/uploads/upload-entries';
import { seedItemUploads } from './seed-item-uploads';

const item = {
  photos: [{ id: 'pho_1' }, { id: 'pho_2' }],
  answers: { documentIds: ['pap_1'] },
} as unknown as CartItem;

function filesOf(place: string, kind: UploadKind) {
  const entries = readEntries({ userId: 'usr_1', applicationId: place, kind });
  return entries.map(({ name, documentId, state }) => [name, documentId, state]);
}

test('an item form starts with its photos and documents once', () => {
  const options = { userId: 'usr_1', place: 'item_1', item, hasDraft: false };
  for (const _ of [1, 2]) seedItemUploads(options);
  expect(filesOf('item_1', 'PHOTO')).toEqual([
    ['Photo 1', 'pho_1', 'done'],
    ['Photo 2', 'pho_2', 'done'],
  ]);
  expect(filesOf('item_1', 'PAPER')).toEqual([['Paper 1', 'pap_1', 'done']]);
});

test("photos removed in a draft don't return", () => {
  seedItemUploads({ userId: 'usr_1', place: 'item_2', item, hasDraft: true });
  expect([filesOf('item_2', 'PHOTO'), filesOf('item_2', 'PAPER')]).toEqual([[], []]);
});
