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

/** Machine's time (ms), whether the clock is frozen, and the time of a seed (ISO). */
export interface StartOptions {
  readonly machineNow: number;
  readonly frozen: boolean;
  /** For seeds without a time. */
  readonly seedTime?: string;
}

/** Passed in by the layers above. */
export interface WorldRules {
  /** Throws if the seed has no valid state. */
  readonly create: (seed: Seed, options: StartOptions) => WorldState;
  /** Runs due steps. */
  readonly beforeRequest: (context: Context) => void;
  /** Sends messages, for example. */
  readonly afterRequest: (context: Context) => Promise<void>;
}

export interface WorldOptions extends WorldRules {
  readonly persistence: Persistence;
  /** Used if no readable state is stored. */
  readonly seed: Seed;
  /** Folder of the deployment on its host, such as `/demo`, which requests don't include. */
  readonly folder?: string;
  /** Only if several worlds share an origin. */
  readonly name?: string | null;
  /** Introspection of the data API; default true. */
  readonly introspection?: boolean;
  /** Called with a field without a resolver (`Type.field`). Default: such a field is an error. */
  readonly onGenerated?: (field: string) => void;
  /** In the order in which they handle requests. */
  readonly responders: readonly Responder[];
  /** Ms since the epoch. */
  readonly machineNow?: () => number;
  /** For unit tests. */
  readonly frozen?: boolean;
  /** Waits for latency faults; tests pass a function that doesn't wait. */
  readonly delay?: (ms: number) => Promise<void>;
  /** Start time of a seed without one, ISO; default: the seed's own time. */
  readonly seedTime?: () => string;
  /** Default: in memory. */
  readonly photos?: PhotoStore;
  /** For a page's mock. By default cookies are in the headers of requests and responses. */
  readonly cookieJar?: CookieJar;
}

/** One function with one state: data API, identity provider, collectors, files, control. */
export interface World {
  handle(request: Request): Promise<Response>;
  /** Stores the changes of `task`. */
  change<T>(origin: string, task: (context: Context) => T | Promise<T>): Promise<T>;
  /** Ms since the epoch; doesn't wait for pending requests. */
  now(): number;
  /** A copy. */
  snapshot(): WorldState;
  reset(seed: Seed): Promise<void>;
}

/** The same seed and requests give the same responses. */
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
    const stored = persistence.load();
    if (stored !== null) return stored;
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
