import type { Seed } from '../../src/catalogue/seed';
import { createMemoryPersistence } from '../core/persistence';
import { createWorld, type World } from '../core/world';
import { RESPONDERS } from '../world-parts';

/** The most worlds kept at once; the one unused for longest makes room. */
const MOST_WORLDS = 200;

/** A world for every host name, made when it is first asked for. */
export function createHostWorlds(seed: () => Seed): (host: string) => World {
  const worlds = new Map<string, World>();
  return (host) => {
    const known = worlds.get(host);
    worlds.delete(host);
    const world =
      known ??
      createWorld({ persistence: createMemoryPersistence(), seed: seed(), responders: RESPONDERS });
    worlds.set(host, world);
    const [oldest] = worlds.keys();
    if (worlds.size > MOST_WORLDS && oldest !== undefined) worlds.delete(oldest);
    return world;
  };
}
