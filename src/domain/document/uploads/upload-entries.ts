import { atom, getDefaultStore } from 'jotai';
import * as v from 'valibot';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import type { DocumentKind, ItemUploadPurpose } from '../../../contract/generated/types';
import { sessionStore } from '../../../services/storage/storage';
import { storedJson } from '../../../services/storage/stored-value';

export type UploadKind = DocumentKind | ItemUploadPurpose;

export interface UploadPlace {
  readonly userId: string;
  /** Id of the application or of an item's form. */
  readonly applicationId: string;
  readonly kind: UploadKind;
}

export interface UploadEntry {
  readonly id: string;
  readonly name: string;
  /** Null after a reload, if the size is unknown. */
  readonly sizeBytes: number | null;
  readonly state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** 0 to 100. */
  readonly progress?: number;
  readonly message?: string;
  /** Whether sending the same file again can help. */
  readonly retriable?: boolean;
  /** Null until the upload is complete. */
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

function storedUploads(place: UploadPlace) {
  return storedJson(sessionStore, `${STORAGE_KEYS.draftPrefix}${placeKey(place)}`, StoredSchema);
}

type AllEntries = Readonly<Record<string, readonly UploadEntry[]>>;

export const uploadEntriesAtom = atom<AllEntries>({});

const restored = new Map<string, readonly UploadEntry[]>();

/** Uploaded files from before a reload; the same array each time. */
function restore(place: UploadPlace): readonly UploadEntry[] {
  const key = placeKey(place);
  const known = restored.get(key);
  if (known) return known;
  const entries = (storedUploads(place).read() ?? []).map(({ documentId, name, sizeBytes }) => ({
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

/** `all` is the value of `uploadEntriesAtom`. */
export function entriesOf(all: AllEntries, place: UploadPlace): readonly UploadEntry[] {
  return all[placeKey(place)] ?? restore(place);
}

export function readEntries(place: UploadPlace): readonly UploadEntry[] {
  return entriesOf(getDefaultStore().get(uploadEntriesAtom), place);
}

/** Stores uploaded files, for a reload. */
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
  if (arrived.length > 0) storedUploads(place).write(arrived);
  else storedUploads(place).remove();
}

/** Does nothing if the file was removed. */
export function updateEntry(place: UploadPlace, id: string, change: Partial<UploadEntry>): void {
  updateEntries(place, (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
  );
}
