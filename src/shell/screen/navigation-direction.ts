import { atom, getDefaultStore } from 'jotai';
import type { EnterDirection } from '../../ui/enter-animation';
import { pendingNavigation, requestHeadingFocus } from './pending-focus';

const directionAtom = atom<EnterDirection>('forward');
/** Navigation whose screen is still a placeholder. */
const waitedForAtom = atom<ReturnType<typeof pendingNavigation>>(null);

/** Number of visited pages, without redirects. */
const visitsAtom = atom(0);

export const countVisits = (): number => getDefaultStore().get(visitsAtom);

/** NaN in browsers that don't provide it, where Forward looks like Back. */
function placeInHistory(): number {
  const { navigation } = window as { readonly navigation?: Navigation };
  return navigation?.currentEntry?.index ?? Number.NaN;
}

/**
 * Moves the focus to the new heading and finds the direction. Replacing a history entry keeps the
 * direction. Listens in the capture phase, before the router renders. Returns the unsubscribe
 * function.
 */
export function followNavigation(): () => void {
  let place = placeInHistory();
  let [before, here] = ['', window.location.pathname];
  const note = ({ type }: Event): void => {
    const was = place;
    place = placeInHistory();
    const now = window.location.pathname;
    if (now !== here) requestHeadingFocus();
    if (type === 'replaceState') {
      here = now;
      return;
    }
    // Opening the previous page counts as going back.
    const isBack = type === 'popstate' ? !(place > was) : now === before && now !== here;
    getDefaultStore().set(directionAtom, isBack ? 'back' : 'forward');
    if (now !== here) getDefaultStore().set(visitsAtom, (visits) => visits + 1);
    if (now !== here) [before, here] = [isBack ? '' : here, now];
  };
  const events = ['popstate', 'pushState', 'replaceState'] as const;
  for (const event of events) window.addEventListener(event, note, true);
  return () => {
    for (const event of events) window.removeEventListener(event, note, true);
  };
}

/** Call when a placeholder is shown for the next screen. */
export function noteWaiting(): void {
  getDefaultStore().set(waitedForAtom, pendingNavigation());
}

/** Undefined without a navigation, or after a placeholder. */
export function enterDirection(): EnterDirection | undefined {
  const store = getDefaultStore();
  const navigation = pendingNavigation();
  return navigation !== null && navigation !== store.get(waitedForAtom)
    ? store.get(directionAtom)
    : undefined;
}
