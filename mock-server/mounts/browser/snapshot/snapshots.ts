import { hostPath } from '../../../../src/catalogue/folder';
import { STORAGE_KEYS } from '../../../../src/catalogue/storage-keys';
import { ControlProblem } from '../../../apis/control/control-problem';
import { snapshotIn, writeSnapshot } from '../../../apis/control/snapshot/snapshot';
import type { Snapshots } from '../../panel/snapshots';
import { goToState, readHistory, renewState } from './history-store';
import {
  openSnapshot,
  pageNow,
  playSnapshot,
  snapshotOf,
  takeSnapshotText,
  type Around,
} from './page-snapshot';
import { leaveAfter } from '../page-leaving';
import { snapshotLink } from './snapshot-address';
import { thisPage } from './this-page';

/** Passes input or actions from one screen to the next. */
const TYPED: readonly string[] = [
  STORAGE_KEYS.pendingCode,
  STORAGE_KEYS.signUpData,
  STORAGE_KEYS.referralCode,
  STORAGE_KEYS.cashSecuredApplication,
  STORAGE_KEYS.addItemSignUp,
];

/** `world` must be the one without history. */
export function createSnapshots(around: Around): Snapshots {
  const { storage, world, photos } = around;
  const leaveTo = (address: string): void => {
    // Assigning the same address wouldn't reload the page.
    if (hostPath(address) === location.pathname + location.search) location.reload();
    else location.assign(hostPath(address));
  };
  return {
    link: async () => snapshotLink(await takeSnapshotText(around, true)),
    file: () => takeSnapshotText(around, false),
    open: async (given) => {
      try {
        const snapshot = snapshotIn(given.trim());
        leaveTo(await leaveAfter(() => openSnapshot(around, snapshot)));
        return null;
      } catch (error) {
        if (error instanceof ControlProblem) return error.message;
        throw error;
      }
    },
    history: () => readHistory(storage),
    goTo: async (place) => {
      const state = world.snapshot();
      renewState(storage, {
        text: await writeSnapshot(snapshotOf(state, pageNow(storage), around), true),
        photos: await photos.keep(state),
      });
      const look = goToState(storage, place);
      if (look === null) return;
      const found = await photos.find(look.photos);
      leaveTo(await leaveAfter(() => playSnapshot(around, look.text, found)));
    },
    isTyped: () => {
      const { local, session } = pageNow(storage);
      const keys = [...Object.keys(local), ...Object.keys(session)];
      // The sign-in stores an empty draft at first.
      const isDraft = (key: string) =>
        key.startsWith(STORAGE_KEYS.draftPrefix) &&
        (key !== STORAGE_KEYS.signInDraft || /"(phone|email)":"[^"]/.test(session[key] ?? ''));
      if (thisPage.isTouched()) return true;
      const drafts = world.snapshot().users.some((user) => Object.keys(user.drafts).length > 0);
      return drafts || keys.some((key) => isDraft(key) || TYPED.includes(key));
    },
    shown: () => JSON.stringify(pageNow(storage)),
  };
}
