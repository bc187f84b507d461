import type { ApolloClient } from '@apollo/client';
import {
  CreateDocumentUploadDocument,
  CreateItemUploadDocument,
} from '../../../contract/generated/documents';
import { isDuplicate } from './duplicate';
import { checkFile, UPLOAD_MESSAGES } from './check-file';
import { putFile } from './put-file';
import { readEntries, updateEntry, type UploadPlace } from './upload-entries';

const running = new Map<string, AbortController>();

/** By HTTP status of the upload URL. */
const REFUSALS: Readonly<Record<number, string>> = {
  413: UPLOAD_MESSAGES.size,
  415: UPLOAD_MESSAGES.type,
  422: UPLOAD_MESSAGES.encrypted,
};

export function stopSending(id: string): void {
  running.get(id)?.abort();
  running.delete(id);
}

interface Announced {
  readonly id: string;
  readonly uploadUrl: string;
}

async function announce(
  client: ApolloClient,
  { kind, applicationId }: UploadPlace,
  file: { readonly name: string; readonly size: number; readonly contentType: string },
): Promise<Announced | null> {
  const description = { fileName: file.name, contentType: file.contentType, sizeBytes: file.size };
  try {
    if (kind === 'PHOTO' || kind === 'PAPER') {
      const { data } = await client.mutate({
        mutation: CreateItemUploadDocument,
        variables: { input: { ...description, purpose: kind } },
      });
      return data?.createItemUpload ?? null;
    }
    const { data } = await client.mutate({
      mutation: CreateDocumentUploadDocument,
      variables: { input: { ...description, creditApplicationId: applicationId, kind } },
    });
    const upload = data?.createDocumentUpload;
    return upload ? { id: upload.documentId, uploadUrl: upload.uploadUrl } : null;
  } catch {
    return null;
  }
}

interface ChosenFile {
  readonly id: string;
  readonly file: File;
}

/**
 * Returns the content type; null if the file was removed or refused. The entry of a refused file
 * shows why.
 */
export async function checkChosen(
  place: UploadPlace,
  { id, file }: ChosenFile,
): Promise<string | null> {
  const refuse = (message: string, retriable: boolean): null => {
    updateEntry(place, id, { state: 'failed', message, retriable });
    return null;
  };
  const isRemoved = (): boolean => !readEntries(place).some((entry) => entry.id === id);
  updateEntry(place, id, { state: 'waiting', progress: 0 });
  const checked = await checkFile(file, place.kind === 'PHOTO');
  if (isRemoved()) return null;
  if (!checked.ok) return refuse(checked.message, checked.message === UPLOAD_MESSAGES.failed);
  const duplicate = await isDuplicate(readEntries(place), id);
  if (isRemoved()) return null;
  return duplicate ? refuse(UPLOAD_MESSAGES.duplicate, false) : checked.contentType;
}

export async function sendChecked(
  client: ApolloClient,
  place: UploadPlace,
  { id, file, contentType }: ChosenFile & { readonly contentType: string },
): Promise<void> {
  const fail = (message: string, retriable: boolean): void =>
    updateEntry(place, id, { state: 'failed', message, retriable });
  const controller = new AbortController();
  running.set(id, controller);
  updateEntry(place, id, { state: 'uploading' });
  const upload = await announce(client, place, { name: file.name, size: file.size, contentType });
  if (controller.signal.aborted) return;
  if (upload === null) return fail(UPLOAD_MESSAGES.failed, true);

  const { ok, status } = await putFile({
    url: upload.uploadUrl,
    file,
    contentType,
    signal: controller.signal,
    onProgress: (progress) => updateEntry(place, id, { progress }),
  });
  if (controller.signal.aborted) return;
  running.delete(id);
  const refusal = REFUSALS[status];
  if (!ok) return fail(refusal ?? UPLOAD_MESSAGES.failed, refusal === undefined);
  updateEntry(place, id, { state: 'done', progress: 100, documentId: upload.id });
}
