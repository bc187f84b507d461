import { atom, getDefaultStore } from 'jotai';
import * as v from 'valibot';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import type { DocumentKind, ItemUploadPurpose } from '../../../contract/generated/types';
import { sessionStore } from '../../../services/storage/storage';
import { storedJson } from '../../../services/storage/stored-value';

/** Documents of an application, or photos and proof documents of an item. */
export type UploadKind = DocumentKind | ItemUploadPurpose;

/** Identifies a list of uploads: owner, kind and purpose. */
export interface UploadPlace {
  readonly userId: string;
  /** The application, or an id for an item's form. */
  readonly applicationId: string;
  readonly kind: UploadKind;
}

/** A chosen file and its progress. */
export interface UploadEntry {
  readonly id: string;
  readonly name: string;
  /** Null for a file sent before this form was opened. */
  readonly sizeBytes: number | null;
  readonly state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Percent, 0 to 100. */
  readonly progress?: number;
  readonly message?: string;
  /** Whether sending the same file again can help. */
  readonly retriable?: boolean;
  /** Null until its bytes have arrived. */
  readonly documentId: string | null;
  /** Null after a reload. */
  readonly file: File | null;
}

const StoredSchema = v.array(
  v.object({ documentId: v.string(), name: v.string(), sizeBytes: v.nullable(v.number()) }),
);

function placeKey({ userId, applicationId, kind }: UploadPlace): string {
  return `${userId}:uploads-${applicationId}-${kind}`;
}

function kept(place: UploadPlace) {
  return storedJson(sessionStore, `${STORAGE_KEYS.draftPrefix}${placeKey(place)}`, StoredSchema);
}

type AllEntries = Readonly<Record<string, readonly UploadEntry[]>>;

export const uploadEntriesAtom = atom<AllEntries>({});

const restored = new Map<string, readonly UploadEntry[]>();

/** Returns the files that arrived before a reload; the same array each time. */
function restore(place: UploadPlace): readonly UploadEntry[] {
  const key = placeKey(place);
  const known = restored.get(key);
  if (known) return known;
  const entries = (kept(place).read() ?? []).map(({ documentId, name, sizeBytes }) => ({
    id: documentId,
    name,
    sizeBytes,
    state: 'done' as const,
    documentId,
    file: null,
  }));
  restored.set(key, entries);
  return entries;
}

/** Returns the files of a place from the value of `uploadEntriesAtom`. */
export function entriesOf(all: AllEntries, place: UploadPlace): readonly UploadEntry[] {
  return all[placeKey(place)] ?? restore(place);
}

/** Returns the current files of a place. */
export function readEntries(place: UploadPlace): readonly UploadEntry[] {
  return entriesOf(getDefaultStore().get(uploadEntriesAtom), place);
}

/** Changes the files of a place, and stores those that have arrived for a reload. */
export function updateEntries(
  place: UploadPlace,
  change: (entries: readonly UploadEntry[]) => readonly UploadEntry[],
): void {
  const store = getDefaultStore();
  const entries = change(readEntries(place));
  store.set(uploadEntriesAtom, (all) => ({ ...all, [placeKey(place)]: entries }));
  const arrived = entries.flatMap(({ documentId, name, sizeBytes, state }) =>
    documentId !== null && state === 'done' ? [{ documentId, name, sizeBytes }] : [],
  );
  if (arrived.length > 0) kept(place).write(arrived);
  else kept(place).remove();
}

/** Changes a file; does nothing if it was removed. */
export function updateEntry(place: UploadPlace, id: string, change: Partial<UploadEntry>): void {
  updateEntries(place, (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
  );
}
