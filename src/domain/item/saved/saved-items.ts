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

export type SavedItem = v.InferOutput<typeof SavedItemSchema>;

const stored = storedJson(
  localStore,
  STORAGE_KEYS.addItemSignUp,
  v.pipe(v.array(SavedItemSchema), v.maxLength(LIMITS.item.maxItems)),
);

/** Null if the answers break the form's rules. */
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

/** Oldest first. Discards invalid items. */
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

/** Replaces an item with the same key. Returns false if storage is full. */
export function saveItem(item: SavedItem): boolean {
  const others = readSavedItems().filter(({ key }) => key !== item.key);
  if (others.length >= LIMITS.item.maxItems) return false;
  writeSavedItems([...others, item]);
  return true;
}

/** Call if the item is in the cart, or the visitor removed it. */
export function removeSavedItem(key: string): void {
  writeSavedItems(readSavedItems().filter((item) => item.key !== key));
}

export function markSignUp(): void {
  localStore.setItem(STORAGE_KEYS.signUp, 'true');
}

/** Not validated yet: the cart does that. */
export function hasSavedItems(): boolean {
  return localStore.getItem(STORAGE_KEYS.addItemSignUp) !== null;
}

export function savedItemsIntroduction(): string | undefined {
  return hasSavedItems()
    ? 'Your items are saved. Create an account to keep your estimate.'
    : undefined;
}
