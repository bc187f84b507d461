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

const KeptItemSchema = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  kind: v.picklist(ITEM_KINDS),
  values: ItemValuesSchema,
  photoIds: FileIdsSchema,
  documentIds: FileIdsSchema,
});

/** An item that a visitor wants in the cart: answers as typed, files, and its key. */
export type KeptItem = v.InferOutput<typeof KeptItemSchema>;

const kept = storedJson(
  localStore,
  STORAGE_KEYS.addItemSignUp,
  v.pipe(v.array(KeptItemSchema), v.maxLength(LIMITS.item.maxItems)),
);

/** Returns a saved item as API input; null if its answers break the form's rules. */
export function keptItemInput({ kind, values, photoIds, documentIds }: KeptItem): ItemInput | null {
  const checked = v.safeParse(itemSchema(kind), values);
  return checked.success ? { ...checked.output, photoIds, documentIds } : null;
}

/** Returns the name of a saved item. */
export function keptItemName({ values }: KeptItem): string {
  return normalizeText(textOf(values, 'name'));
}

/** Returns the valid saved items, oldest first. Discards invalid ones. */
export function readKeptItems(): readonly KeptItem[] {
  const all = kept.read() ?? [];
  const good = all.filter((item) => keptItemInput(item) !== null);
  if (good.length < all.length) writeKeptItems(good);
  return good;
}

function writeKeptItems(items: readonly KeptItem[]): void {
  if (items.length > 0) return kept.write([...items]);
  kept.remove();
  localStore.removeItem(STORAGE_KEYS.signUp);
}

/**
 * Saves an item in the browser until sign-in; replaces one with the same key. Returns false if
 * storage is full.
 */
export function keepItem(item: KeptItem): boolean {
  const others = readKeptItems().filter(({ key }) => key !== item.key);
  if (others.length >= LIMITS.item.maxItems) return false;
  writeKeptItems([...others, item]);
  return true;
}

/** Removes a saved item: it is in the cart, or the visitor removed it. */
export function forgetKeptItem(key: string): void {
  writeKeptItems(readKeptItems().filter((item) => item.key !== key));
}

/** Marks that the visitor signs up to save an item. */
export function markSignUp(): void {
  localStore.setItem(STORAGE_KEYS.signUp, 'true');
}

/** Whether a visitor's items wait to be added to a cart; they are validated there. */
export function keptItemsWait(): boolean {
  return localStore.getItem(STORAGE_KEYS.addItemSignUp) !== null;
}

/** Returns the sign-up text for a visitor with saved items; undefined without any. */
export function keptItemsLead(): string | undefined {
  return keptItemsWait()
    ? 'Your items are saved. Create an account to keep your estimate.'
    : undefined;
}
