import { LIMITS } from '../../../src/catalogue/limits';
import { documentType } from '../../../src/catalogue/file-content';

export type UploadProblem = 'EMPTY' | 'TOO_LARGE' | 'TYPE';

export const UPLOAD_STATUS: Readonly<Record<UploadProblem, number>> = {
  EMPTY: 400,
  TOO_LARGE: 413,
  TYPE: 415,
};

/** Null if the bytes are accepted. */
export function findProblem(bytes: Uint8Array): UploadProblem | null {
  if (bytes.length === 0) return 'EMPTY';
  if (bytes.length > LIMITS.upload.maxBytes) return 'TOO_LARGE';
  return documentType(bytes) === null ? 'TYPE' : null;
}
