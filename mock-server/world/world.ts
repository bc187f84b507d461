import { SEED_NOW, type Seed } from '../scenario/seed';
import { keepWithinBounds } from './bounds';
import { readClock } from './clock';
import type { BrowserCookies, Context, Responder } from './context';
import { applyFaults } from './faults/apply';
import { numberedId } from './numbered-id';
import type { Persistence } from './persistence';
import { createMemoryPhotos, type PhotoStore } from './photo-store';
import { nextRandom, nextToken } from './random';
import { logRequest } from './request-log';
import { cookieJarOf, type CookieJar } from './session-cookie';
import type { WorldState } from './state';

/**
 * How a new world starts: the machine's time (ms), whether its clock stands still, and the time of a seed
 * (ISO).
 */
export interface StartOptions {
  readonly machineNow: number;
  readonly frozen: boolean;
  /** Of a seed that does not choose a time. */
  readonly seedTime?: string;
}

/** The rules of a world, handed in by the floors above. */
export interface WorldRules {
  /** The state that a seed stands for. Throws when there is no such state. */
  readonly create: (seed: Seed, options: StartOptions) => WorldState;
  /** Runs before each request: carries out the scheduled steps that are due. */
  readonly beforeRequest: (context: Context) => void;
  /** Runs after each request, such as sending what it caused. */
  readonly afterRequest: (context: Context) => Promise<void>;
}

export interface WorldOptions extends WorldRules {
  readonly persistence: Persistence;
  /** The seed to start with when nothing, or something unreadable, is stored. */
  readonly seed: Seed;
  /** The folder of the host in which it answers, such as `/demo`, which requests come without; none where it has the whole host. */
  readonly folder?: string;
  /** Its name, where several share an origin. */
  readonly name?: string | null;
  /** Whether the schema of the data API may be read; it may unless something else is said. */
  readonly introspection?: boolean;
  /**
   * Called with `Type.field` when a value is generated because no resolver returns one. Without it, such a
   * field is an error.
   */
  readonly onGenerated?: (field: string) => void;
  /** The parts of the world, asked in this order. */
  readonly responders: readonly Responder[];
  /** Time of the machine, ms since the epoch. */
  readonly machineNow?: () => number;
  /** Whether the world's clock stands still (unit tests). */
  readonly frozen?: boolean;
  /** Waits `ms` milliseconds, for latency faults; tests hand in one that does not wait. */
  readonly delay?: (ms: number) => Promise<void>;
  /** When a seed starts that does not choose a time, ISO: its own time, unless something else is said. */
  readonly seedTime?: () => string;
  /** Where the bytes of photos are kept; in memory unless something else is said. */
  readonly photos?: PhotoStore;
  /**
   * The cookies of the only browser there is (the mock within a page). Without it each request brings its
   * own, as a header, and is told of changes in the header of its answer.
   */
  readonly cookieJar?: CookieJar;
}

/** The outside world: one function over one state (data API, identity provider, collectors, files, control). */
export interface World {
  handle(request: Request): Promise<Response>;
  /** Runs `task` with the state and stores what it changed. */
  change<T>(origin: string, task: (context: Context) => T | Promise<T>): Promise<T>;
  /** The world's time, ms since the epoch, without waiting for requests under way. */
  now(): number;
  /** A copy of the state, for inspection. */
  snapshot(): WorldState;
  /** Starts over from `seed`. */
  reset(seed: Seed): Promise<void>;
}

/** Creates a world. The same seed and the same requests give the same answers. */
export function createWorld(options: WorldOptions): World {
  const { persistence, responders, create, beforeRequest, afterRequest } = options;
  const machineNow = options.machineNow ?? Date.now;
  const delay = options.delay ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));

  const seedTime = options.seedTime ?? (() => SEED_NOW);

  const start = (seed: Seed): WorldState =>
    create(seed, {
      seedTime: seedTime(),
      machineNow: machineNow(),
      frozen: options.frozen ?? false,
    });

  const photos = options.photos ?? createMemoryPhotos();

  const load = (): WorldState => {
    const kept = persistence.load();
    if (kept !== null) return kept;
    const state = start(options.seed);
    persistence.save(state);
    return state;
  };

  const contextFor = (state: WorldState, origin: string, cookies: BrowserCookies): Context => ({
    state,
    origin,
    worldName: options.name ?? null,
    introspection: options.introspection ?? true,
    onGenerated: options.onGenerated ?? null,
    now: () => readClock(state.clock, machineNow()),
    random: () => nextRandom(state.random),
    token: (length) => nextToken(state.random, length),
    nextId: (prefix) => numberedId(state.counters, prefix),
    seedTime,
    cookies,
    photos,
  });

  const changeFor = <T>(
    jar: CookieJar | undefined,
    origin: string,
    task: (context: Context) => T | Promise<T>,
  ): Promise<T> =>
    persistence.exclusive(async () => {
      const state = load();
      const session = jar?.read() ?? null;
      const cookies = { session };
      const context = contextFor(state, origin, cookies);
      beforeRequest(context);
      const result = await task(context);
      await afterRequest(context);
      keepWithinBounds(state, context.now());
      if (cookies.session !== session) jar?.write(cookies.session);
      persistence.save(state);
      return result;
    });

  const answer = async (request: Request, context: Context): Promise<Response> => {
    for (const responder of responders) {
      const response = await responder(request, context);
      if (response !== null) return response;
    }
    return Response.json(
      { error: 'not_found', error_description: `Nothing answers at ${request.url}` },
      { status: 404 },
    );
  };

  return {
    change: (origin, task) => changeFor(options.cookieJar, origin, task),
    now: () => readClock(persistence.clock() ?? load().clock, machineNow()),
    snapshot: () => structuredClone(load()),
    reset: (seed) =>
      persistence.exclusive(async () => {
        persistence.save(start(seed));
        await photos.clear();
      }),
    handle: async (request) => {
      const origin = new URL(request.url).origin + (options.folder ?? '');
      const own = options.cookieJar === undefined ? cookieJarOf(request) : undefined;
      // Decided under the lock, waited for outside of it: a slow answer must not hold up the others.
      const outcome = await changeFor(options.cookieJar ?? own, origin, async (context) => {
        const result = await applyFaults(request, context, () => answer(request, context), delay);
        await logRequest(request, result, context);
        return result;
      });
      if (outcome.latency > 0) await delay(outcome.latency);
      if (outcome.response === 'network-error') return Response.error();
      return own?.answered(outcome.response) ?? outcome.response;
    },
  };
}
