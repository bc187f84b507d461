import type { CartItem } from '../../domain/item/cart/use-item-cart';
import {
  readEntries,
  updateEntries,
  type UploadKind,
} from '../../domain/document/uploads/upload-entries';

/** Puts an item's files into its form, once. A draft has its own files. */
export function seedItemUploads(options: {
  readonly userId: string;
  readonly place: string;
  readonly item: CartItem;
  readonly hasDraft: boolean;
}): void {
  const { userId, place: applicationId, item, hasDraft } = options;
  const seed = (kind: UploadKind, noun: string, ids: readonly string[]): void => {
    const place = { userId, applicationId, kind };
    if (hasDraft || readEntries(place).length > 0 || ids.length === 0) return;
    updateEntries(place, () =>
      ids.map((id, index) => ({
        id,
        name: `${noun} ${index + 1}`,
        sizeBytes: null,
        state: 'done' as const,
        documentId: id,
        file: null,
      })),
    );
  };
  seed(
    'PHOTO',
    'Photo',
    item.photos.map(({ id }) => id),
  );
  seed('PAPER', 'Paper', item.answers.documentIds);
}
