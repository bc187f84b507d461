import { createMemoryPersistence } from '../../world/persistence';
import { createWorld, type World, type WorldOptions } from '../../world/world';
import { WORLD_PARTS } from '../world-parts';

/** The most worlds kept at once. */
const MOST_WORLDS = 2000;

/** A world that was asked within so many ms is in use, and is never dropped. */
const IN_USE_MS = 60_000;

/** So many names of worlds that were dropped are remembered, to tell whoever comes back. */
const MOST_NAMES = 20_000;

/** The world of a host name, and of a name that the caller gave. */
export interface HostWorld {
  readonly world: World;
  /** Whether it was dropped meanwhile and starts over with this request. */
  readonly startedAnew: boolean;
}

export interface HostWorldOptions extends Pick<
  WorldOptions,
  'seed' | 'seedTime' | 'introspection' | 'onGenerated'
> {
  readonly most?: number;
  /** The machine's time, ms. */
  readonly machineNow?: () => number;
}

/**
 * A world for every host name, and in it for every name that callers give, made when it is first asked for. When there are too many, the one that
 * nobody asked for longest makes room; null when all of them are in use.
 */
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
  const worlds = new Map<string, { readonly world: World; askedAt: number }>();
  const dropped = new Set<string>();

  const makeRoom = (now: number): boolean => {
    const [oldest] = worlds;
    if (worlds.size < most || oldest === undefined) return true;
    const [key, { askedAt }] = oldest;
    if (askedAt > now - IN_USE_MS) return false;
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
    if (known === undefined && !makeRoom(now)) return null;
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
    // Put at the end: the map's order is that of the last use.
    worlds.delete(key);
    worlds.set(key, { world, askedAt: now });
    return { world, startedAnew: dropped.delete(key) };
  };
}
