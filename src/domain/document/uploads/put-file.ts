import { LIMITS } from '../../../catalogue/limits';
import { authorizationHeader } from '../../../services/session/session';

export interface PutResult {
  readonly ok: boolean;
  /** HTTP status; 0 without a response. */
  readonly status: number;
}

/**
 * Reports percent. Uses XMLHttpRequest, because `fetch` reports no upload progress. Never rejects;
 * `signal` or a time without progress aborts it.
 */
export function putFile(options: {
  readonly url: string;
  readonly file: File;
  readonly contentType: string;
  readonly signal: AbortSignal;
  onProgress(percent: number): void;
}): Promise<PutResult> {
  const { url, file, contentType, signal, onProgress } = options;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = 0;
    // No total limit: a large file may take long.
    const getOn = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => request.abort(), LIMITS.answer.limitSec * 1000);
    };
    const end = (): void => {
      window.clearTimeout(timer);
      const { status } = request;
      resolve({ ok: status >= 200 && status < 300, status });
    };
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', contentType);
    request.setRequestHeader('Authorization', authorizationHeader());
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      getOn();
      if (lengthComputable && total > 0) onProgress((loaded / total) * 100);
    });
    request.addEventListener('loadend', end);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) end();
    else {
      getOn();
      request.send(file);
    }
  });
}
