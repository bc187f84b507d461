/**
 * Stands in for the package `tldts` in the page, where the cookies of msw ask for nothing else of it: its
 * list of all public suffixes is a quarter of the mock's script, and the one host in there is the portal's
 * own. Without a list, the rule of publicsuffix.org is that a suffix is one label long.
 */
export function getDomain(hostname: string): string | null {
  const labels = hostname.split('.');
  const isAddress = hostname.includes(':') || labels.every((label) => /^\d+$/.test(label));
  return isAddress || labels.length < 2 ? null : labels.slice(-2).join('.');
}
