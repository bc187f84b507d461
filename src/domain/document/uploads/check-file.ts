import { LIMITS } from '../../../catalogue/limits';
import {
  documentType,
  isEncryptedPdf,
  LARGEST_FILE,
  type DocumentType,
} from '../../../catalogue/file-content';
import { hasDocumentName } from './file-type';

/** Messages of an upload; the same words by the file and in the error summary. */
export const UPLOAD_MESSAGES = {
  type: 'The selected file must be a JPG, PNG, HEIC or PDF',
  photoType: 'The selected file must be a JPG, PNG or HEIC',
  size: `The selected file must be smaller than ${LARGEST_FILE}`,
  empty: 'The selected file is empty',
  encrypted: 'The selected file is password protected',
  failed: 'The selected file could not be uploaded. Try again',
  unreadable: 'We couldn’t read that document. Try uploading it again.',
  tooMany: `You can only select up to ${LIMITS.upload.maxFiles} files`,
} as const;

/** A file that can be sent, with what its bytes say it is, or why it cannot be. */
export type CheckedFile =
  | { readonly ok: true; readonly contentType: DocumentType }
  | { readonly ok: false; readonly message: string };

function refuse(message: string): CheckedFile {
  return { ok: false, message };
}

/**
 * Checks a chosen file before anything is sent: kind, size, emptiness, password; the first that fails
 * counts. A photo can be no PDF.
 */
export async function checkFile(file: File, isPhoto = false): Promise<CheckedFile> {
  const checked = await checkDocument(file);
  const isPicture = !checked.ok || checked.contentType !== 'application/pdf';
  if (!isPhoto || (isPicture && (checked.ok || checked.message !== UPLOAD_MESSAGES.type))) {
    return checked;
  }
  return refuse(UPLOAD_MESSAGES.photoType);
}

async function checkDocument(file: File): Promise<CheckedFile> {
  if (!hasDocumentName(file.name)) return refuse(UPLOAD_MESSAGES.type);
  if (file.size > LIMITS.upload.maxBytes) {
    const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
    return refuse(documentType(start) === null ? UPLOAD_MESSAGES.type : UPLOAD_MESSAGES.size);
  }
  if (file.size === 0) return refuse(UPLOAD_MESSAGES.empty);
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file was moved or deleted after it was chosen.
    return refuse(UPLOAD_MESSAGES.failed);
  }
  const contentType = documentType(bytes);
  if (contentType === null) return refuse(UPLOAD_MESSAGES.type);
  if (contentType === 'application/pdf' && isEncryptedPdf(bytes)) {
    return refuse(UPLOAD_MESSAGES.encrypted);
  }
  return { ok: true, contentType };
}
