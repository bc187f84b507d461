import { hostPath } from '../../../../src/catalogue/folder';
import { ControlProblem } from '../../../apis/control/control-problem';
import { SNAPSHOT_PARAMETER, type SnapshotPage } from '../../../apis/control/snapshot/snapshot';
import { WITHOUT_SEED } from '../../../apis/control/check-seed';
import type { BrowserStorage } from '../browser-storage';
import { siteAddress } from '../site-address';
import type { SeedAddress } from '../seed-address';
import { openSnapshot, TYPED_KEY, type Around } from './page-snapshot';
import { thisPage } from './this-page';

export const snapshotLink = (text: string): string =>
  `${siteAddress()}/?${SNAPSHOT_PARAMETER}#${text}`;

/** Navigates to the snapshot's page; does nothing if the address has none. */
export async function applySnapshotAddress(around: Around): Promise<SeedAddress> {
  const url = new URL(location.href);
  if (!url.searchParams.has(SNAPSHOT_PARAMETER)) return { kind: 'none' };
  try {
    const address = await openSnapshot(around, url.hash.slice(1));
    history.replaceState(null, '', hostPath(address));
    return { kind: 'played' };
  } catch (error) {
    if (!(error instanceof ControlProblem)) throw error;
    return {
      kind: 'problem',
      title: 'This snapshot cannot be opened',
      detail: `${error.message}.`,
      link: { ...WITHOUT_SEED, href: hostPath(WITHOUT_SEED.href) },
    };
  }
}

/** Restores the input of a snapshot that was just opened. */
export function typeAgain(storage: BrowserStorage): void {
  const saved = storage.sharedWithPage ? sessionStorage.getItem(TYPED_KEY) : null;
  if (saved === null) return;
  sessionStorage.removeItem(TYPED_KEY);
  const { fields, scroll } = JSON.parse(saved) as Pick<SnapshotPage, 'fields' | 'scroll'>;
  void thisPage.putAsTheyCome(fields, scroll);
}
