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

/** An item that a visitor wants in the cart: its answers as typed, its files, and the key it is added with. */
export type KeptItem = v.InferOutput<typeof KeptItemSchema>;

const kept = storedJson(
  localStore,
  STORAGE_KEYS.addItemSignUp,
  v.pipe(v.array(KeptItemSchema), v.maxLength(LIMITS.item.maxItems)),
);

/** What the data API takes of a kept item; null where its answers break the rules of its form. */
export function keptItemInput({ kind, values, photoIds, documentIds }: KeptItem): ItemInput | null {
  const checked = v.safeParse(itemSchema(kind), values);
  return checked.success ? { ...checked.output, photoIds, documentIds } : null;
}

/** The name that a kept item was given. */
export function keptItemName({ values }: KeptItem): string {
  return normalizeText(textOf(values, 'name'));
}

/** The kept items that can be trusted, oldest first. What does not fit is discarded. */
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

/** Keeps an item in the browser until somebody has signed in; one with the same key is replaced. False: there is no room. */
export function keepItem(item: KeptItem): boolean {
  const others = readKeptItems().filter(({ key }) => key !== item.key);
  if (others.length >= LIMITS.item.maxItems) return false;
  writeKeptItems([...others, item]);
  return true;
}

/** Removes a kept item: it is in the cart, or was removed by the person. */
export function forgetKeptItem(key: string): void {
  writeKeptItems(readKeptItems().filter((item) => item.key !== key));
}

/** Says that the visitor is signing up to keep an item. */
export function markSignUp(): void {
  localStore.setItem(STORAGE_KEYS.signUp, 'true');
}

/** Whether a visitor's items wait to be put into a cart. Whether they can be trusted is seen there. */
export function keptItemsWait(): boolean {
  return localStore.getItem(STORAGE_KEYS.addItemSignUp) !== null;
}

/** What sign-up says to a visitor whose items wait; undefined where none do. */
export function keptItemsLead(): string | undefined {
  return keptItemsWait()
    ? 'Your items are saved. Create an account to keep your estimate.'
    : undefined;
}
