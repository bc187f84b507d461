/**
 * Replaces the package `tldts`: its list is a quarter of the mock's script, and only msw's cookies
 * use it, for the portal's own host. Without a list, a suffix is one label (publicsuffix.org).
 */
export function getDomain(hostname: string): string | null {
  const labels = hostname.split('.');
  const isAddress = hostname.includes(':') || labels.every((label) => /^\d+$/.test(label));
  return isAddress || labels.length < 2 ? null : labels.slice(-2).join('.');
}
