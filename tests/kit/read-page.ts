import { isCarried } from '../../mock-server/apis/control/snapshot/snapshot';

/** What a page shows, in the words of a failed wait. Runs inside of it. */
export function whatIsShown(): string {
  const screens = [...document.querySelectorAll('main')].map(
    ({ dataset }) => `screen ${dataset['screen'] ?? 'without a name'}`,
  );
  const headings = [...document.querySelectorAll('h1')].map(({ innerText }) => `“${innerText}”`);
  const told = [...screens, ...headings].join(', ') || document.body.innerText.slice(0, 200);
  return `${location.pathname}${location.search} shows ${told || 'nothing'}`;
}

/** What a browser stores and shows, as a snapshot has it. Runs in the page. */
export function readPage(): {
  readonly address: string;
  readonly local: Record<string, string>;
  readonly session: Record<string, string>;
  readonly fields: [];
  readonly scroll: number;
} {
  const { pathname, search } = location;
  return {
    address: pathname + search,
    local: { ...(localStorage as unknown as Record<string, string>) },
    session: { ...(sessionStorage as unknown as Record<string, string>) },
    fields: [],
    scroll: 0,
  };
}

/** What of a browser's storage a snapshot carries. */
export const carried = (stored: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(stored).filter(([key]) => isCarried(key)));

/** An address as the portal has it, without the folder of the host in which it is served. */
export function withoutFolder(address: string, base: string): string {
  const { pathname } = new URL(base);
  return address.startsWith(pathname) ? `/${address.slice(pathname.length)}` : address;
}
