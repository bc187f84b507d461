import { LIMITS } from '../../../src/catalogue/limits';
import { documentType, isEncryptedPdf } from '../../../src/catalogue/file-content';

/** Why the bytes of a document are not taken. */
export type UploadProblem = 'EMPTY' | 'TOO_LARGE' | 'TYPE' | 'PASSWORD_PROTECTED';

/** The HTTP status of each refusal. */
export const UPLOAD_STATUS: Readonly<Record<UploadProblem, number>> = {
  EMPTY: 400,
  TOO_LARGE: 413,
  TYPE: 415,
  PASSWORD_PROTECTED: 422,
};

/** Why these bytes are not taken; null when they are. */
export function findProblem(bytes: Uint8Array): UploadProblem | null {
  if (bytes.length === 0) return 'EMPTY';
  if (bytes.length > LIMITS.upload.maxBytes) return 'TOO_LARGE';
  const type = documentType(bytes);
  if (type === null) return 'TYPE';
  return type === 'application/pdf' && isEncryptedPdf(bytes) ? 'PASSWORD_PROTECTED' : null;
}
