import { useApolloClient } from '@apollo/client/react';
import { getDefaultStore, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { LIMITS } from '../../../catalogue/limits';
import { UPLOAD_MESSAGES, shownFileName } from './check-file';
import { sendFile, stopSending } from './send-file';
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

/** State of the uploads once none is in progress. */
export interface SettledUploads {
  readonly documentIds: readonly string[];
  /** Message of the first file that was refused; null if none was. */
  readonly problem: string | null;
}

export interface Uploads {
  readonly files: readonly UploadEntry[];
  /** Message if there are too many files; otherwise null. */
  readonly tooMany: string | null;
  add(files: readonly File[]): void;
  remove(id: string): void;
  retry(id: string): void;
  /** Waits for uploads in progress. */
  settle(): Promise<SettledUploads>;
  /** Marks documents that the data API couldn't read. */
  refuse(documentId: string): void;
  /** Clears all: they were submitted. */
  forget(): void;
}

function isUnderWay({ state }: UploadEntry): boolean {
  return state === 'waiting' || state === 'uploading';
}

/** Resolves once no file of the place is being uploaded. */
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

/** Waits for the uploads of a place. */
export async function settleUploads(place: UploadPlace): Promise<SettledUploads> {
  await whenIdle(place);
  const entries = readEntries(place);
  const failed = entries.find((entry) => entry.state === 'failed');
  return {
    documentIds: entries.flatMap(({ documentId, state }) =>
      documentId !== null && state === 'done' ? [documentId] : [],
    ),
    problem: failed ? (failed.message ?? UPLOAD_MESSAGES.failed) : null,
  };
}

/** Whether a file counts toward the limit: a finally refused one doesn't. */
function takesRoom({ state, retriable }: UploadEntry): boolean {
  return state !== 'failed' || retriable === true;
}

let count = 0;

/**
 * Files of one kind, uploaded as soon as they are chosen. They survive leaving the screen, and
 * uploaded ones survive a reload.
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
  // Memoized to avoid re-rendering its consumers.
  return useMemo(
    () => ({
      files,
      tooMany,
      add: (chosen) => {
        const taken = readEntries(place).filter(takesRoom).length;
        const room = Math.max(0, LIMITS.upload.maxFiles - taken);
        setTooMany(chosen.length > room ? UPLOAD_MESSAGES.tooMany : null);
        for (const file of chosen.slice(0, room)) {
          count += 1;
          const id = `file-${count}`;
          const name = shownFileName(file.name);
          const entry = { id, name, sizeBytes: file.size, documentId: null, file };
          updateEntries(place, (entries) => [...entries, { ...entry, state: 'waiting' }]);
          void sendFile(client, place, { id, file });
        }
      },
      remove: (id) => {
        stopSending(id);
        setTooMany(null);
        updateEntries(place, (entries) => entries.filter((entry) => entry.id !== id));
      },
      retry: (id) => {
        const file = readEntries(place).find((entry) => entry.id === id)?.file;
        if (file) void sendFile(client, place, { id, file });
      },
      settle: () => settleUploads(place),
      refuse: (documentId) => {
        const entry = readEntries(place).find((candidate) => candidate.documentId === documentId);
        if (!entry) return;
        updateEntry(place, entry.id, {
          state: 'failed',
          message: UPLOAD_MESSAGES.unreadable,
          retriable: entry.file !== null,
          documentId: null,
        });
      },
      forget: () => updateEntries(place, () => []),
    }),
    [client, files, place, tooMany],
  );
}
