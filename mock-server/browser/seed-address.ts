import { SEED_PARAMETER, type Seed } from '../../src/catalogue/seed';
import { BROWSER_STATE_KEY } from '../core/persistence';
import type { World } from '../core/world';
import { checkSeed } from '../scenario/check-seed';
import { landingPath } from '../scenario/landing-path';
import { playSeed } from '../scenario/play-seed';

export type SeedAddress =
  | { readonly kind: 'none' | 'played' }
  | { readonly kind: 'problem'; readonly title: string; readonly detail: string };

function clearStorage(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (key !== BROWSER_STATE_KEY) localStorage.removeItem(key);
  }
}

async function play(world: World, seed: Seed): Promise<void> {
  clearStorage();
  const planted = await playSeed(world, seed, location.origin);
  for (const [key, value] of Object.entries(planted)) localStorage.setItem(key, value);
}

/** Plays the seed of the address, if it has one, and leaves the address that the seed opens. */
export async function playSeedAddress(world: World): Promise<SeedAddress> {
  const url = new URL(location.href);
  const text = url.searchParams.get(SEED_PARAMETER);
  if (text === null) return { kind: 'none' };
  const checked = checkSeed(text);
  if (!checked.ok) return { kind: 'problem', title: checked.title, detail: checked.detail };
  await play(world, checked.seed);
  url.searchParams.delete(SEED_PARAMETER);
  // A link to a path of its own, such as an alias, opens just that one.
  const path = url.pathname === '/' ? landingPath(checked.seed) : url.pathname;
  history.replaceState(null, '', path + url.search);
  return { kind: 'played' };
}
