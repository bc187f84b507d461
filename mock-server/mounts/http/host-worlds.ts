import { createMemoryPersistence } from '../../world/persistence';
import { createWorld, type World, type WorldOptions } from '../../world/world';
import { WORLD_PARTS } from '../world-parts';

const MOST_WORLDS = 2000;

/** A world with a request within this time (ms) is never dropped. */
const IN_USE_MS = 60_000;

/** Remembered names of dropped worlds, for the header in their replacement's first response. */
const MOST_NAMES = 20_000;

/** Host name, and an optional name in the request. */
export interface HostWorld {
  readonly world: World;
  /** The world was dropped and starts over with this request. */
  readonly restarted: boolean;
}

export interface HostWorldOptions extends Pick<
  WorldOptions,
  'seed' | 'seedTime' | 'introspection' | 'onGenerated'
> {
  readonly most?: number;
  /** Milliseconds. */
  readonly machineNow?: () => number;
}

/** At the limit, drops the world idle longest; returns null if all are in use. */
export function createHostWorlds(
  options: HostWorldOptions,
): (host: string, name: string | null) => HostWorld | null {
  const {
    most = MOST_WORLDS,
    machineNow = Date.now,
    seed,
    seedTime,
    introspection = true,
    onGenerated,
  } = options;
  const worlds = new Map<string, { readonly world: World; usedAt: number }>();
  const dropped = new Set<string>();

  const evictOldest = (now: number): boolean => {
    const [oldest] = worlds;
    if (worlds.size < most || oldest === undefined) return true;
    const [key, { usedAt }] = oldest;
    if (usedAt > now - IN_USE_MS) return false;
    worlds.delete(key);
    dropped.add(key);
    const [first] = dropped;
    if (dropped.size > MOST_NAMES && first !== undefined) dropped.delete(first);
    return true;
  };

  return (host, name) => {
    const key = name === null ? host : `${host} ${name}`;
    const now = machineNow();
    const known = worlds.get(key);
    if (known === undefined && !evictOldest(now)) return null;
    const world =
      known?.world ??
      createWorld({
        persistence: createMemoryPersistence(),
        seed,
        ...WORLD_PARTS,
        name,
        introspection,
        ...(onGenerated === undefined ? {} : { onGenerated }),
        ...(seedTime === undefined ? {} : { seedTime }),
      });
    // Reinserted, because the map's order is that of the last use.
    worlds.delete(key);
    worlds.set(key, { world, usedAt: now });
    return { world, restarted: dropped.delete(key) };
  };
}
