import { readAccessToken } from '../../../services/session/session';

/** Fetches the notice of a decision, a PDF for its addressee only. Throws when it cannot be had. */
export async function fetchNotice(url: string): Promise<Blob> {
  const token = readAccessToken();
  const response = await fetch(url, {
    headers: { authorization: token === null ? '' : `Bearer ${token}` },
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`The notice could not be fetched: HTTP ${response.status}`);
  return response.blob();
}
