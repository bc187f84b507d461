import { hostPath } from '../../../../src/catalogue/folder';
import { STORAGE_KEYS } from '../../../../src/catalogue/storage-keys';
import { ControlProblem } from '../../../apis/control/control-problem';
import { snapshotIn } from '../../../apis/control/snapshot/snapshot';
import type { World } from '../../../world/world';
import type { Snapshots } from '../../panel/snapshots';
import type { BrowserStorage } from '../browser-storage';
import { addState, goToState, readHistory, renewState } from './history-store';
import { pageNow, playSnapshot, takeSnapshotText } from './page-snapshot';
import { snapshotLink } from './snapshot-address';
import { thisPage } from './this-page';

/** What stands in storage between two screens because of what somebody typed or did. */
const TYPED: readonly string[] = [
  STORAGE_KEYS.pendingCode,
  STORAGE_KEYS.signUpData,
  STORAGE_KEYS.referralCode,
  STORAGE_KEYS.cashSecuredApplication,
  STORAGE_KEYS.addItemSignUp,
];

/** Creates the snapshots of a page. `world` is the one of which nothing is remembered. */
export function createSnapshots(around: {
  readonly world: World;
  readonly storage: BrowserStorage;
}): Snapshots {
  const { storage, world } = around;
  const leaveTo = (address: string): void => {
    // The same address again would not load the page anew.
    if (hostPath(address) === location.pathname + location.search) location.reload();
    else location.assign(hostPath(address));
  };
  return {
    link: async () => snapshotLink(await takeSnapshotText(around, true)),
    file: () => takeSnapshotText(around, false),
    open: async (given) => {
      try {
        const text = snapshotIn(given.trim());
        const address = await playSnapshot(around, text);
        addState(storage, { label: 'Snapshot', text });
        leaveTo(address);
        return null;
      } catch (error) {
        if (error instanceof ControlProblem) return error.message;
        throw error;
      }
    },
    history: () => readHistory(storage),
    goTo: async (place) => {
      renewState(storage, await takeSnapshotText(around, true));
      const text = goToState(storage, place);
      if (text !== null) leaveTo(await playSnapshot(around, text));
    },
    isTyped: () => {
      const { local, session } = pageNow(storage);
      const keys = [...Object.keys(local), ...Object.keys(session)];
      // The sign-in keeps one before anything stands in it.
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
