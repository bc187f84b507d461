import { authorizationHeader } from '../../services/session/session';

/** Fetches a file for its addressee only, such as a notice or a shipping label. Throws when it cannot be had. */
export async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url, {
    headers: { authorization: authorizationHeader() },
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`The file could not be fetched: HTTP ${response.status}`);
  return response.blob();
}
