import { authorizationHeader } from '../../services/session/session';

/** Throws if the file isn't available. */
export async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url, {
    headers: { authorization: authorizationHeader() },
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`The file could not be fetched: HTTP ${response.status}`);
  return response.blob();
}

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
