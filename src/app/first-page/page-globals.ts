/** Sets the parts of a page that rendering reads, where there is no page; gives back what leads to another address. */
export function standInForPage(): (address: string) => void {
  const location = { pathname: '', search: '', hash: '', href: '' };
  const history = { state: null };
  const window = { location, history, addEventListener: () => undefined };
  Object.assign(globalThis, { location, window });
  return (address) => {
    const { pathname, search, href } = new URL(address, 'https://portal.invalid');
    Object.assign(location, { pathname, search, href });
  };
}
