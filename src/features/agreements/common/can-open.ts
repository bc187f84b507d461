/**
 * Whether a document can be opened by a browser tab. Another host need not let this page read the
 * answer; then only a host that cannot be reached counts as a failure.
 */
export async function canOpen(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { cache: 'no-cache' })).ok;
  } catch {
    try {
      await fetch(url, { mode: 'no-cors', cache: 'no-cache' });
      return new URL(url, window.location.href).origin !== window.location.origin;
    } catch {
      return false;
    }
  }
}
