/** Returns the pathname without slashes or the name of the served file, `index.html`, at its end. */
export function normalizePath(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '').replace(/\/+$/, '') || '/';
}
