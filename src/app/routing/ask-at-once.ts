import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { isBrandId, loadBrand, type BrandId } from '../../programs/registry';
import { isAuthenticated } from '../../services/session/session';
import { localStore } from '../../services/storage/storage';
import { loadSignedIn } from './signed-in-code';

const loadAhead = () => import('./screen-ahead');

/** The program that the page’s address names or this browser keeps. */
function knownProgram(): BrandId | null {
  const program =
    new URLSearchParams(window.location.search).get('program') ??
    localStore.getItem(STORAGE_KEYS.program);
  return program !== null && isBrandId(program) ? program : null;
}

/**
 * Asks at once, while the configuration is on its way, for what a page of somebody who is signed in stands on: each
 * of these is otherwise found only when the one before it has come. Whatever fails is asked for again where it is drawn.
 */
export function askAtOnce(): void {
  const known = knownProgram();
  const asked: Promise<unknown>[] = [];
  if (known !== null) asked.push(loadBrand(known));
  if (isAuthenticated()) {
    asked.push(loadSignedIn());
    asked.push(
      loadAhead().then(({ askForScreen }) => (known === null ? undefined : askForScreen(known))),
    );
  }
  for (const one of asked) one.catch(() => undefined);
}

/** Asks for the applicant, once it is known where. */
export async function askForApplicant(): Promise<void> {
  if (!isAuthenticated()) return;
  try {
    (await loadAhead()).askForApplicant(knownProgram());
  } catch {
    // They are asked for when the data client is there.
  }
}
