import { authorizationHeader } from '../../services/session/session';

/** Fetches a private file, such as a notice or a shipping label. Throws if it isn't available. */
export async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url, {
    headers: { authorization: authorizationHeader() },
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`The file could not be fetched: HTTP ${response.status}`);
  return response.blob();
}

/** Lets the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this task; a minute is enough even for a slow disk.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
