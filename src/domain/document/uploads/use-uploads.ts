import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { getDefaultStore, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { LIMITS } from '../../../catalogue/limits';
import { UPLOAD_MESSAGES, shownFileName, tooManyFiles } from './check-file';
import { checkChosen, sendChecked, stopSending } from './send-file';
import {
  entriesOf,
  readEntries,
  updateEntries,
  updateEntry,
  uploadEntriesAtom,
  type UploadEntry,
  type UploadKind,
  type UploadPlace,
} from './upload-entries';

export interface SettledUploads {
  readonly documentIds: readonly string[];
  /** Names refused and failed files with messages; null if there are none. */
  readonly problem: string | null;
}

export interface Uploads {
  readonly files: readonly UploadEntry[];
  /** Names the files that exceed the maximum; null if there are none. */
  readonly tooMany: string | null;
  add(files: readonly File[]): void;
  remove(id: string): void;
  retry(id: string): void;
  settle(): Promise<SettledUploads>;
  /**
   * Marks a document that the data API couldn't read. Returns its message; null if it isn't one of
   * these files.
   */
  refuse(documentId: string): string | null;
  forget(): void;
}

function isUnderWay({ state }: UploadEntry): boolean {
  return state === 'waiting' || state === 'uploading';
}

function whenIdle(place: UploadPlace): Promise<void> {
  return new Promise((resolve) => {
    const check = (): boolean => !readEntries(place).some(isUnderWay);
    if (check()) return resolve();
    const stop = getDefaultStore().sub(uploadEntriesAtom, () => {
      if (!check()) return;
      stop();
      resolve();
    });
  });
}

function fileProblem({ name, message }: Pick<UploadEntry, 'name' | 'message'>): string {
  return `${name}: ${message ?? UPLOAD_MESSAGES.failed}`;
}

export async function settleUploads(place: UploadPlace): Promise<SettledUploads> {
  await whenIdle(place);
  const entries = readEntries(place);
  const failed = entries.filter(({ state }) => state === 'failed');
  return {
    documentIds: entries.flatMap(({ documentId, state }) =>
      documentId !== null && state === 'done' ? [documentId] : [],
    ),
    problem: failed.length === 0 ? null : failed.map(fileProblem).join('. '),
  };
}

/** Refused files don't count toward the maximum. */
function counts({ state, retriable }: UploadEntry): boolean {
  return state !== 'failed' || retriable === true;
}

/** Whether earlier files leave no space for this one. */
function isTooMany(place: UploadPlace, id: string): boolean {
  const entries = readEntries(place);
  const before = entries.slice(
    0,
    entries.findIndex((entry) => entry.id === id),
  );
  return before.filter(counts).length >= LIMITS.upload.maxFiles;
}

function removeEntry(place: UploadPlace, id: string): void {
  updateEntries(place, (entries) => entries.filter((entry) => entry.id !== id));
}

/** Returns names of valid files that exceed the maximum. */
async function checkAndSend(
  client: ApolloClient,
  place: UploadPlace,
  chosen: readonly { readonly id: string; readonly file: File }[],
): Promise<readonly string[]> {
  const leftOut: string[] = [];
  for (const one of chosen) {
    const contentType = await checkChosen(place, one);
    if (contentType === null) continue;
    if (isTooMany(place, one.id)) {
      leftOut.push(shownFileName(one.file.name));
      removeEntry(place, one.id);
    } else {
      void sendChecked(client, place, { ...one, contentType });
    }
  }
  return leftOut;
}

let count = 0;

/**
 * Uploads files as soon as they are chosen. They survive leaving the screen; uploaded ones survive
 * a reload.
 */
export function useUploads({
  userId,
  applicationId,
  kind,
}: {
  readonly userId: string;
  readonly applicationId: string;
  readonly kind: UploadKind;
}): Uploads {
  const client = useApolloClient();
  const all = useAtomValue(uploadEntriesAtom);
  const [tooMany, setTooMany] = useState<string | null>(null);
  const place = useMemo(() => ({ userId, applicationId, kind }), [userId, applicationId, kind]);

  const files = useMemo(() => entriesOf(all, place), [all, place]);
  // Keeps consumers from re-rendering.
  return useMemo(
    () => ({
      files,
      tooMany,
      add: (chosen) => {
        const added = chosen.map((file) => {
          count += 1;
          return { id: `file-${count}`, file };
        });
        const entries = added.map(({ id, file }) => ({
          id,
          name: shownFileName(file.name),
          sizeBytes: file.size,
          state: 'waiting' as const,
          documentId: null,
          file,
        }));
        setTooMany(null);
        updateEntries(place, (earlier) => [...earlier, ...entries]);
        void checkAndSend(client, place, added).then((leftOut) => {
          if (leftOut.length > 0) setTooMany(tooManyFiles(leftOut));
        });
      },
      remove: (id) => {
        stopSending(id);
        setTooMany(null);
        removeEntry(place, id);
      },
      retry: (id) => {
        const file = readEntries(place).find((entry) => entry.id === id)?.file;
        if (file) void checkAndSend(client, place, [{ id, file }]);
      },
      settle: () => settleUploads(place),
      refuse: (documentId) => {
        const entry = readEntries(place).find((candidate) => candidate.documentId === documentId);
        if (!entry) return null;
        const message = UPLOAD_MESSAGES.unreadable;
        const retriable = entry.file !== null;
        updateEntry(place, entry.id, { state: 'failed', message, retriable, documentId: null });
        return fileProblem({ name: entry.name, message });
      },
      forget: () => updateEntries(place, () => []),
    }),
    [client, files, place, tooMany],
  );
}
