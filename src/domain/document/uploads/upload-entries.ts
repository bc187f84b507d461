import { atom, getDefaultStore } from 'jotai';
import * as v from 'valibot';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import type { DocumentKind, ItemUploadPurpose } from '../../../contract/generated/types';
import { sessionStore } from '../../../services/storage/storage';
import { storedJson } from '../../../services/storage/stored-value';

/** Documents of an application, or photos and papers of an item. */
export type UploadKind = DocumentKind | ItemUploadPurpose;

/** Identifies one list of uploads: whose, of what kind, for what. */
export interface UploadPlace {
  readonly userId: string;
  /** The application, or what stands for an item's form. */
  readonly applicationId: string;
  readonly kind: UploadKind;
}

/** A chosen file and its progress. */
export interface UploadEntry {
  readonly id: string;
  readonly name: string;
  /** Null for a file that was sent before this form. */
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

const KeptSchema = v.array(
  v.object({ documentId: v.string(), name: v.string(), sizeBytes: v.nullable(v.number()) }),
);

function placeKey({ userId, applicationId, kind }: UploadPlace): string {
  return `${userId}:uploads-${applicationId}-${kind}`;
}

function kept(place: UploadPlace) {
  return storedJson(sessionStore, `${STORAGE_KEYS.draftPrefix}${placeKey(place)}`, KeptSchema);
}

type AllEntries = Readonly<Record<string, readonly UploadEntry[]>>;

export const uploadEntriesAtom = atom<AllEntries>({});

const restored = new Map<string, readonly UploadEntry[]>();

/** What arrived before a reload; the same array each time. */
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

/** The files of a place, out of the value of `uploadEntriesAtom`. */
export function entriesOf(all: AllEntries, place: UploadPlace): readonly UploadEntry[] {
  return all[placeKey(place)] ?? restore(place);
}

/** The files of a place as they are now. */
export function readEntries(place: UploadPlace): readonly UploadEntry[] {
  return entriesOf(getDefaultStore().get(uploadEntriesAtom), place);
}

/** Changes the files of a place, and keeps for a reload what has arrived. */
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

/** Changes one file; does nothing when it was removed meanwhile. */
export function updateEntry(place: UploadPlace, id: string, change: Partial<UploadEntry>): void {
  updateEntries(place, (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
  );
}
