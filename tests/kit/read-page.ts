import {
  isCarried,
  type ShownField,
  type SnapshotPage,
} from '../../mock-server/apis/control/snapshot/snapshot';
import { createPageReader } from '../../mock-server/mounts/browser/snapshot/page-reader';
import { DIALOG_KEYS } from '../../mock-server/mounts/browser/snapshot/this-page';

/** What a page shows, in the words of a failed wait. Runs inside of it. */
export function whatIsShown(): string {
  const screens = [...document.querySelectorAll('main')].map(
    ({ dataset }) => `screen ${dataset['screen'] ?? 'without a name'}`,
  );
  const headings = [...document.querySelectorAll('h1')].map(({ innerText }) => `“${innerText}”`);
  const told = [...screens, ...headings].join(', ') || document.body.innerText.slice(0, 200);
  return `${location.pathname}${location.search} shows ${told || 'nothing'}`;
}

/** The reader that the panel has, made in the page once. */
const READER = `(globalThis[Symbol.for('portal-kit.reader')] ??= (${createPageReader.toString()})(${JSON.stringify(DIALOG_KEYS)}))`;

/** Notes in a page what opens its dialogs; to be run before anything else there. */
export const FOLLOW = `if (window.top === window) ${READER}.follow();`;

/** Says in a page that its world was changed. */
export const FORGET_OPENER = `${READER}.forgetOpener()`;

/** What a browser stores and shows, as a snapshot has it. Runs in the page, and gives back a SnapshotPage. */
export const READ_PAGE = `(() => {
  const reader = ${READER};
  return {
    address: location.pathname + location.search,
    local: reader.withDialog({ ...localStorage }),
    session: { ...sessionStorage },
    ...reader.read(),
  };
})()`;

/** Puts back in a page what was typed, chosen and opened. Gives back the fields that never came. */
export const putPage = ({ fields, scroll }: Pick<SnapshotPage, 'fields' | 'scroll'>): string =>
  `${READER}.putAsTheyCome(${JSON.stringify(fields)}, ${JSON.stringify(scroll)})`;

/** Fields by their names, in the words of a failure. */
export const namesOf = (fields: readonly ShownField[]): string =>
  fields.map(({ id }) => `“${id}”`).join(', ');

/** What of a browser's storage a snapshot carries. */
export const carried = (stored: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(stored).filter(([key]) => isCarried(key)));

/** An address as the portal has it, without the folder of the host in which it is served. */
export function withoutFolder(address: string, base: string): string {
  const { pathname } = new URL(base);
  return address.startsWith(pathname) ? `/${address.slice(pathname.length)}` : address;
}
