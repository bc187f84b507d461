import { SEED_NOW, type Seed } from '../scenario/seed';
import { enforceBounds } from './bounds';
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
 * Start of a new world: the machine's time (ms), whether its clock is frozen, and the time of a
 * seed (ISO).
 */
export interface StartOptions {
  readonly machineNow: number;
  readonly frozen: boolean;
  /** Start time of a seed without one. */
  readonly seedTime?: string;
}

/** The rules of a world, passed in by the layers above. */
export interface WorldRules {
  /** Creates the state of a seed. Throws if there is no such state. */
  readonly create: (seed: Seed, options: StartOptions) => WorldState;
  /** Called before each request: runs due steps. */
  readonly beforeRequest: (context: Context) => void;
  /** Called after each request, for example to send messages. */
  readonly afterRequest: (context: Context) => Promise<void>;
}

export interface WorldOptions extends WorldRules {
  readonly persistence: Persistence;
  /** The initial seed, if no readable state is stored. */
  readonly seed: Seed;
  /**
   * Folder of the deployment on its host, such as `/demo`, which requests don't include; none at
   * the root.
   */
  readonly folder?: string;
  /** Its name, if several share an origin. */
  readonly name?: string | null;
  /** Whether introspection of the data API is allowed; default true. */
  readonly introspection?: boolean;
  /**
   * Called with `Type.field` when a value is generated because no resolver returns one. Without it, such a
   * field is an error.
   */
  readonly onGenerated?: (field: string) => void;
  /** The services, in the order in which they handle requests. */
  readonly responders: readonly Responder[];
  /** Time of the machine, ms since the epoch. */
  readonly machineNow?: () => number;
  /** Whether the world's clock is frozen (unit tests). */
  readonly frozen?: boolean;
  /** Waits `ms` milliseconds, for latency faults; tests pass one that doesn't wait. */
  readonly delay?: (ms: number) => Promise<void>;
  /** Start time of a seed without one, ISO; default: the seed's own time. */
  readonly seedTime?: () => string;
  /** Storage of photo bytes; default: in memory. */
  readonly photos?: PhotoStore;
  /**
   * Cookie storage of a page's mock. By default each request has a Cookie header, and the response
   * sets changes.
   */
  readonly cookieJar?: CookieJar;
}

/**
 * The mock: one function with one state (data API, identity provider, collectors, files, control).
 */
export interface World {
  handle(request: Request): Promise<Response>;
  /** Runs `task` with the state and stores its changes. */
  change<T>(origin: string, task: (context: Context) => T | Promise<T>): Promise<T>;
  /** Returns the world's time, ms since the epoch, without waiting for pending requests. */
  now(): number;
  /** Returns a copy of the state. */
  snapshot(): WorldState;
  /** Restarts from `seed`. */
  reset(seed: Seed): Promise<void>;
}

/** Creates a world. The same seed and requests give the same responses. */
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
      enforceBounds(state, context.now());
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
      // Decide under the lock but wait outside it, so that a slow response does not delay others.
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
