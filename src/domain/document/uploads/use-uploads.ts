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

/** The state of the uploads once nothing is being sent. */
export interface SettledUploads {
  readonly documentIds: readonly string[];
  /** The message of the first file that was not taken; null when all were. */
  readonly problem: string | null;
}

export interface Uploads {
  readonly files: readonly UploadEntry[];
  /** That more files were chosen than are taken; null otherwise. */
  readonly tooMany: string | null;
  add(files: readonly File[]): void;
  remove(id: string): void;
  retry(id: string): void;
  /** Waits for what is being sent. */
  settle(): Promise<SettledUploads>;
  /** Marks documents that the data API could not read. */
  refuse(documentId: string): void;
  /** Forgets all: they were handed in. */
  forget(): void;
}

function isUnderWay({ state }: UploadEntry): boolean {
  return state === 'waiting' || state === 'uploading';
}

/** Resolves when no file of the place is being sent. */
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

/** Waits for what is being sent from a place. */
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

/** Whether a file takes one of the places there are: one that was refused for good does not. */
function takesRoom({ state, retriable }: UploadEntry): boolean {
  return state !== 'failed' || retriable === true;
}

let count = 0;

/** Files of one kind: sent as soon as they are chosen. They outlive the screen, and what has arrived outlives a reload. */
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
  // Another one only where something of it is: what is drawn with it is drawn as rarely.
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
