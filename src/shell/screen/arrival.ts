import type { Side } from '../../ui/comes-from';
import { pendingNavigation } from './pending-focus';

let side: Side = 'ahead';
let follows = false;
let waitedFor: ReturnType<typeof pendingNavigation> = null;

/** How far along the visited pages this one is; a browser that does not tell lets Forward look like Back, which is rarer. */
function placeInHistory(): number {
  const { navigation } = window as { readonly navigation?: Navigation };
  return navigation?.currentEntry?.index ?? Number.NaN;
}

/**
 * From now on the way of each navigation is noted (wouter tells the page of its own; what replaces another goes on as
 * that did), before anybody who draws the page anew for it hears of it.
 */
export function followWay(): void {
  if (follows) return;
  follows = true;
  let place = placeInHistory();
  let [before, here] = ['', window.location.pathname];
  const note = ({ type }: Event): void => {
    const was = place;
    place = placeInHistory();
    const now = window.location.pathname;
    // Whoever goes on to where they came from goes back.
    const isBack = type === 'popstate' ? !(place > was) : now === before && now !== here;
    side = isBack ? 'back' : 'ahead';
    // What was gone back from lies ahead again.
    if (now !== here) [before, here] = [isBack ? '' : here, now];
  };
  for (const way of ['popstate', 'pushState']) window.addEventListener(way, note, true);
}

/** Something stands in for the screen that was navigated to, in its shape: that is then in its place. */
export function noteWaiting(): void {
  waitedFor = pendingNavigation();
}

/** From which side the screen comes that is drawn now; undefined where it was not navigated to, or is waited for. */
export function arrivesFrom(): Side | undefined {
  const navigation = pendingNavigation();
  return navigation !== null && navigation !== waitedFor ? side : undefined;
}
