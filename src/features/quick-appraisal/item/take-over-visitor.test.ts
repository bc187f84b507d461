import { beforeEach, expect, it } from 'vitest';
import { draftStore } from '../../../services/draft/draft-store';
import { readEntries, updateEntries } from '../../../domain/document/uploads/upload-entries';
import { takeOverVisitorItem } from './take-over-visitor';
import { VISITOR } from '../../../forms/item/use-item-form';

const SCREEN = 'item-metal';
const photosOf = (userId: string) => ({ userId, applicationId: SCREEN, kind: 'PHOTO' as const });

beforeEach(() => {
  draftStore(VISITOR, SCREEN).write({ name: 'Chain' });
});

it('transfers the answers and photos of a visitor once', () => {
  const photo = { id: 'p', name: 'a.png', sizeBytes: 1, documentId: 'pho_1', file: null };
  updateEntries(photosOf(VISITOR), () => [{ ...photo, state: 'done' }]);
  expect(takeOverVisitorItem('user-1', SCREEN, null)).toEqual({ name: 'Chain' });
  expect(takeOverVisitorItem('user-1', SCREEN, null)).toEqual({ name: 'Chain' });
  expect(readEntries(photosOf('user-1'))).toMatchObject([{ documentId: 'pho_1' }]);
  expect(readEntries(photosOf(VISITOR))).toEqual([]);
  expect(draftStore(VISITOR, SCREEN).read()).toBeNull();
});

it('keeps the answers of an applicant who has their own', () => {
  expect(takeOverVisitorItem('user-2', SCREEN, { name: 'Ring' })).toEqual({ name: 'Ring' });
});
