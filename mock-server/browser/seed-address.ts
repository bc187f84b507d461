import { SEED_PARAMETER, type Seed } from '../../src/catalogue/seed';
import { BROWSER_STATE_KEY } from '../core/persistence';
import type { World } from '../core/world';
import type { BrowserStorage } from './browser-storage';
import { checkSeed } from '../scenario/check-seed';
import { landingPath } from '../scenario/landing-path';
import { playSeed } from '../scenario/play-seed';

export type SeedAddress =
  | { readonly kind: 'none' | 'played' }
  | { readonly kind: 'problem'; readonly title: string; readonly detail: string };

function clearStorage(storage: BrowserStorage): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where the browser refuses it there is nothing to clear.
  }
  for (const key of storage.keys()) {
    if (key !== BROWSER_STATE_KEY) storage.removeItem(key);
  }
}

async function play(world: World, storage: BrowserStorage, seed: Seed): Promise<void> {
  clearStorage(storage);
  const planted = await playSeed(world, seed, location.origin);
  for (const [key, value] of Object.entries(planted)) storage.setItem(key, value);
}

/** Plays the seed of the address, if it has one, and leaves the address that the seed opens. */
export async function playSeedAddress(world: World, storage: BrowserStorage): Promise<SeedAddress> {
  const url = new URL(location.href);
  const text = url.searchParams.get(SEED_PARAMETER);
  if (text === null) return { kind: 'none' };
  const checked = checkSeed(text);
  if (!checked.ok) return { kind: 'problem', title: checked.title, detail: checked.detail };
  await play(world, storage, checked.seed);
  url.searchParams.delete(SEED_PARAMETER);
  // A link to a path of its own, such as an alias, opens just that one.
  const path = url.pathname === '/' ? landingPath(checked.seed) : url.pathname;
  history.replaceState(null, '', path + url.search);
  return { kind: 'played' };
}
