/** Sets the parts of a page that rendering reads, where there is no page: at the path of the sign-in. */
export function standInForPage(path: string): void {
  const location = new URL(path, 'https://portal.invalid');
  const history = { state: null };
  const window = { location, history, addEventListener: () => undefined };
  Object.assign(globalThis, { location, window });
}
