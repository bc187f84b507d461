import {
  isCarried,
  type ShownField,
  type SnapshotPage,
} from '../../mock-server/apis/control/snapshot/snapshot';
import { createPageReader } from '../../mock-server/mounts/browser/snapshot/page-reader';
import { DIALOG_KEYS } from '../../mock-server/mounts/browser/snapshot/this-page';

/** Describes the page for the error of a failed wait. Runs in the page. */
export function whatIsShown(): string {
  const screens = [...document.querySelectorAll('main')].map(
    ({ dataset }) => `screen ${dataset['screen'] ?? 'without a name'}`,
  );
  const headings = [...document.querySelectorAll('h1')].map(({ innerText }) => `“${innerText}”`);
  const visible = [...screens, ...headings].join(', ') || document.body.innerText.slice(0, 200);
  return `${location.pathname}${location.search} shows ${visible || 'nothing'}`;
}

/** The panel's reader, created in the page once. */
const READER = `(globalThis[Symbol.for('portal-kit.reader')] ??= (${createPageReader.toString()})(${JSON.stringify(DIALOG_KEYS)}))`;

/** Records what opens the page's dialogs; run it before any other script. */
export const FOLLOW = `if (window.top === window) ${READER}.follow();`;

export const FORGET_OPENER = `${READER}.forgetOpener()`;

/** Runs in the page and returns a SnapshotPage. */
export const READ_PAGE = `(() => {
  const reader = ${READER};
  return {
    address: location.pathname + location.search,
    local: reader.withDialog({ ...localStorage }),
    session: { ...sessionStorage },
    ...reader.read(),
  };
})()`;

/** Restores the input of a page. Returns the fields that never appeared. */
export const putPage = ({ fields, scroll }: Pick<SnapshotPage, 'fields' | 'scroll'>): string =>
  `${READER}.putAsTheyCome(${JSON.stringify(fields)}, ${JSON.stringify(scroll)})`;

export const namesOf = (fields: readonly ShownField[]): string =>
  fields.map(({ id }) => `“${id}”`).join(', ');

/** Returns the part of a browser's storage that a snapshot includes. */
export const carried = (stored: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(stored).filter(([key]) => isCarried(key)));

/** Removes the folder of the portal on its host. */
export function withoutFolder(address: string, base: string): string {
  const { pathname } = new URL(base);
  return address.startsWith(pathname) ? `/${address.slice(pathname.length)}` : address;
}
