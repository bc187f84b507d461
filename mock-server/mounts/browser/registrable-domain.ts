/**
 * Replaces the package `tldts` in the page, because its list of public suffixes is a quarter of the
 * mock's script. Only msw's cookies use it, for the portal's own host. Without a list,
 * publicsuffix.org defines a suffix as one label.
 */
export function getDomain(hostname: string): string | null {
  const labels = hostname.split('.');
  const isAddress = hostname.includes(':') || labels.every((label) => /^\d+$/.test(label));
  return isAddress || labels.length < 2 ? null : labels.slice(-2).join('.');
}
