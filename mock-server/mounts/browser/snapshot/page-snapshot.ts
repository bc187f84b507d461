import { fnv1a } from '../../../scenario/fnv1a';
import { portalPath } from '../../../../src/catalogue/folder';
import { STORAGE_KEYS } from '../../../../src/catalogue/storage-keys';
import {
  isCarried,
  readSnapshot,
  writeSnapshot,
  type Snapshot,
  type SnapshotPage,
} from '../../../apis/control/snapshot/snapshot';
import { photosOf, restoreSnapshot } from '../../../apis/control/snapshot/open-snapshot';
import type { WorldState } from '../../../world/state';
import { tokenSubject } from '../../../world/token-subject';
import type { World } from '../../../world/world';
import { SESSION_COOKIE_KEY } from '../browser-cookies';
import type { BrowserStorage } from '../browser-storage';
import { OPENED_KEY } from '../other-seed';
import { siteAddress } from '../site-address';
import { clearStorage } from '../store-seed';
import { recordExternalStep } from '../../record/recording-store';
import type { HistoryPhotos } from './history-photos';
import { addState } from './history-store';
import { thisPage } from './this-page';

export interface Around {
  readonly world: World;
  readonly storage: BrowserStorage;
  readonly photos: HistoryPhotos;
}

/** Input of the page about to open; session storage. */
export const TYPED_KEY = 'portal.mock.typed';

function carried(
  storage: Pick<Storage, 'getItem'>,
  keys: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    keys.filter(isCarried).flatMap((key) => {
      const value = storage.getItem(key);
      return value === null ? [] : [[key, value]];
    }),
  );
}

export function pageNow(storage: BrowserStorage): SnapshotPage {
  return {
    address: portalPath(location.pathname) + location.search,
    local: thisPage.withDialog(carried(localStorage, storage.keys())),
    session: carried(sessionStorage, Object.keys(sessionStorage)),
    ...thisPage.read(),
  };
}

export function snapshotOf(
  state: WorldState,
  page: SnapshotPage,
  { world, storage }: { readonly world: World; readonly storage: BrowserStorage },
): Snapshot {
  const sub = tokenSubject(storage.getItem(STORAGE_KEYS.accessToken));
  const expiresAt = Number(storage.getItem(STORAGE_KEYS.expiresAt));
  return {
    state,
    now: world.now(),
    session: sub === null ? null : { sub, expiresAt },
    provider: storage.getItem(SESSION_COOKIE_KEY),
    page,
  };
}

/** Everything shown now. */
export async function takeSnapshotText(
  around: { readonly world: World; readonly storage: BrowserStorage },
  forLink: boolean,
): Promise<string> {
  const { world, storage } = around;
  const shown = snapshotOf(world.snapshot(), pageNow(storage), around);
  // Skip waiting for photos in worlds without them.
  const hasPhotos = shown.state.itemUploads.some(({ purpose }) => purpose === 'PHOTO');
  const photos = hasPhotos ? await world.change(siteAddress(), photosOf) : {};
  return writeSnapshot({ ...shown, photos }, forLink);
}

/** Returns the address to open. Throws a ControlProblem, without changes, for a bad snapshot. */
export async function playSnapshot(
  { world, storage }: { readonly world: World; readonly storage: BrowserStorage },
  text: string,
  photos?: Snapshot['photos'],
): Promise<string> {
  const read = await readSnapshot(text);
  const snapshot = photos === undefined ? read : { ...read, photos };
  const open = storage.sharedWithPage ? sessionStorage.getItem(STORAGE_KEYS.debuggerOpen) : null;
  clearStorage(storage);
  recordExternalStep({ do: 'snapshot', text: await writeSnapshot(snapshot, true) });
  storage.setItem(OPENED_KEY, `snapshot ${fnv1a(text).toString(36)}`);
  const opened = await world.change(siteAddress(), (context) => restoreSnapshot(context, snapshot));
  for (const [key, value] of Object.entries(opened.local)) storage.setItem(key, value);
  if (!storage.sharedWithPage) return opened.address;
  for (const [key, value] of Object.entries(opened.session)) sessionStorage.setItem(key, value);
  if (open !== null) sessionStorage.setItem(STORAGE_KEYS.debuggerOpen, open);
  const { fields = [], scroll = 0 } = snapshot.page ?? {};
  sessionStorage.setItem(TYPED_KEY, JSON.stringify({ fields, scroll }));
  return opened.address;
}

/** Adds the snapshot to the history. */
export async function openSnapshot(
  { world, storage, photos }: Around,
  text: string,
): Promise<string> {
  const address = await playSnapshot({ world, storage }, text);
  const { state, now, session, provider, page } = await readSnapshot(text);
  addState(storage, {
    label: 'Snapshot',
    text: await writeSnapshot({ state, now, session, provider, page }, true),
    photos: await photos.keep(state),
  });
  return address;
}
