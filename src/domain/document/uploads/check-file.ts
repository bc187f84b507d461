import { LIMITS } from '../../../catalogue/limits';
import { documentType, LARGEST_FILE, type DocumentType } from '../../../catalogue/file-content';

export const UPLOAD_MESSAGES = {
  type: 'The selected file must be a JPG, PNG, HEIC or PDF',
  photoType: 'The selected file must be a JPG, PNG or HEIC',
  size: `The selected file must be ${LARGEST_FILE} or smaller`,
  empty: 'The selected file is empty',
  encrypted: 'The selected file is password protected',
  duplicate: 'The selected file is already in the list. Remove this copy',
  failed: 'The selected file could not be uploaded. Try again',
  unreadable: 'We couldn’t read that document. Try uploading it again.',
} as const;

export function tooManyFiles(leftOut: readonly string[]): string {
  const names = new Intl.ListFormat('en-US').format(leftOut);
  return `You can only select up to ${LIMITS.upload.maxFiles} files. We didn’t add ${names}.`;
}

export type CheckedFile =
  | { readonly ok: true; readonly contentType: DocumentType }
  | { readonly ok: false; readonly message: string };

function refuse(message: string): CheckedFile {
  return { ok: false, message };
}

/**
 * Checks type, size and emptiness before the upload; returns the first problem. A photo can't be a
 * PDF. Only the server knows whether it can read a PDF.
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
  return contentType === null ? refuse(UPLOAD_MESSAGES.type) : { ok: true, contentType };
}

/** Only filters the file picker. */
export const ACCEPTED_FILES =
  '.jpg,.jpeg,.jpe,.jfif,.png,.heic,.heif,.pdf,image/jpeg,image/png,image/heic,image/heif,application/pdf';

export const ACCEPTED_PHOTOS =
  '.jpg,.jpeg,.jpe,.jfif,.png,.heic,.heif,image/jpeg,image/png,image/heic,image/heif';

/** Removes characters that reorder others ("gpj.exe"). */
export function shownFileName(name: string): string {
  return name.replaceAll(/[\p{Bidi_Control}\p{Cc}]/gu, '');
}
