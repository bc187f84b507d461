import * as v from 'valibot';
import { ITEM_KINDS } from '../../../catalogue/items';
import { normalizeText } from '../../../catalogue/normalize-text';
import { LIMITS } from '../../../catalogue/limits';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import type { ItemInput } from '../../../contract/generated/types';
import { localStore } from '../../../services/storage/storage';
import { storedJson } from '../../../services/storage/stored-value';
import { itemSchema, ItemValuesSchema } from '../questions/item-schema';
import { textOf } from '../questions/item-values';

const FileIdsSchema = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))),
  v.maxLength(LIMITS.upload.maxFiles),
);

const SavedItemSchema = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  kind: v.picklist(ITEM_KINDS),
  values: ItemValuesSchema,
  photoIds: FileIdsSchema,
  documentIds: FileIdsSchema,
});

/** An item that a visitor wants in the cart: answers as typed, files, and its key. */
export type SavedItem = v.InferOutput<typeof SavedItemSchema>;

const stored = storedJson(
  localStore,
  STORAGE_KEYS.addItemSignUp,
  v.pipe(v.array(SavedItemSchema), v.maxLength(LIMITS.item.maxItems)),
);

/** Returns a saved item as API input; null if its answers break the form's rules. */
export function savedItemInput({
  kind,
  values,
  photoIds,
  documentIds,
}: SavedItem): ItemInput | null {
  const checked = v.safeParse(itemSchema(kind), values);
  return checked.success ? { ...checked.output, photoIds, documentIds } : null;
}

export function savedItemName({ values }: SavedItem): string {
  return normalizeText(textOf(values, 'name'));
}

/** Returns the valid saved items, oldest first. Discards invalid ones. */
export function readSavedItems(): readonly SavedItem[] {
  const all = stored.read() ?? [];
  const good = all.filter((item) => savedItemInput(item) !== null);
  if (good.length < all.length) writeSavedItems(good);
  return good;
}

function writeSavedItems(items: readonly SavedItem[]): void {
  if (items.length > 0) return stored.write([...items]);
  stored.remove();
  localStore.removeItem(STORAGE_KEYS.signUp);
}

/**
 * Saves an item in the browser until sign-in; replaces one with the same key. Returns false if
 * storage is full.
 */
export function saveItem(item: SavedItem): boolean {
  const others = readSavedItems().filter(({ key }) => key !== item.key);
  if (others.length >= LIMITS.item.maxItems) return false;
  writeSavedItems([...others, item]);
  return true;
}

/** Removes a saved item: it is in the cart, or the visitor removed it. */
export function removeSavedItem(key: string): void {
  writeSavedItems(readSavedItems().filter((item) => item.key !== key));
}

/** Marks that the visitor signs up to save an item. */
export function markSignUp(): void {
  localStore.setItem(STORAGE_KEYS.signUp, 'true');
}

/** Whether a visitor's items wait to be added to a cart; they are validated there. */
export function hasSavedItems(): boolean {
  return localStore.getItem(STORAGE_KEYS.addItemSignUp) !== null;
}

/** Returns the sign-up text for a visitor with saved items; undefined without any. */
export function savedItemsIntroduction(): string | undefined {
  return hasSavedItems()
    ? 'Your items are saved. Create an account to keep your estimate.'
    : undefined;
}
