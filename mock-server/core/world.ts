import { decodeSeed, encodeSeed, type Seed } from '../../src/catalogue/seed';
import { readClock } from './clock';
import type { Context, Responder } from './context';
import { applyFaults } from './faults/apply';
import { numberedId } from './numbered-id';
import type { Persistence } from './persistence';
import { nextRandom, nextToken } from './random';
import { runDueSteps } from '../lifecycle/schedule';
import { createState } from '../seed/create-state';
import { sendAnnouncements } from '../messages/announce-status';
import { sendLetters } from '../messages/letters';
import { logRequest } from './request-log';
import { STATE_VERSION, type WorldState } from './state';

export interface WorldOptions {
  readonly persistence: Persistence;
  /** The seed to start with when nothing, or something unreadable, is stored. */
  readonly seed: Seed;
  /** The parts of the world, asked in this order. */
  readonly responders: readonly Responder[];
  /** Time of the machine, ms since the epoch. */
  readonly machineNow?: () => number;
  /** Whether the world's clock stands still (unit tests). */
  readonly frozen?: boolean;
  /** Waits `ms` milliseconds, for latency faults; tests hand in one that does not wait. */
  readonly delay?: (ms: number) => Promise<void>;
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
  /** Starts anew from `seed`. */
  reset(seed: Seed): Promise<void>;
}

/** Creates a world. The same seed and the same requests give the same answers. */
export function createWorld(options: WorldOptions): World {
  const { persistence, responders } = options;
  const machineNow = options.machineNow ?? Date.now;
  const delay = options.delay ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));

  const start = (seed: Seed): WorldState =>
    createState(seed, { machineNow: machineNow(), frozen: options.frozen ?? false });

  const load = (): WorldState => {
    const text = persistence.read();
    if (text !== null) {
      try {
        const state = JSON.parse(text) as WorldState;
        if (state.version === STATE_VERSION && decodeSeed(encodeSeed(state.seed)).ok) return state;
      } catch {
        // Unreadable: start anew from the seed below.
      }
    }
    const state = start(options.seed);
    persistence.write(JSON.stringify(state));
    return state;
  };

  const contextFor = (state: WorldState, origin: string): Context => ({
    state,
    origin,
    now: () => readClock(state.clock, machineNow()),
    random: () => nextRandom(state.random),
    token: (length) => nextToken(state.random, length),
    nextId: (prefix) => numberedId(state.counters, prefix),
  });

  const change = <T>(origin: string, task: (context: Context) => T | Promise<T>): Promise<T> =>
    persistence.exclusive(async () => {
      const state = load();
      const context = contextFor(state, origin);
      runDueSteps(context);
      const result = await task(context);
      await sendAnnouncements(context);
      await sendLetters(context);
      persistence.write(JSON.stringify(state));
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
    change,
    now: () => readClock(load().clock, machineNow()),
    snapshot: () => load(),
    reset: (seed) =>
      persistence.exclusive(async () => persistence.write(JSON.stringify(start(seed)))),
    handle: async (request) => {
      const origin = new URL(request.url).origin;
      // Decided under the lock, waited for outside of it: a slow answer must not hold up the others.
      const outcome = await change(origin, (context) =>
        applyFaults(request, context, async () => {
          const response = await answer(request.clone(), context);
          return response;
        }).then(async (result) => {
          await logRequest(request, result, context);
          return result;
        }),
      );
      if (outcome.latency > 0) await delay(outcome.latency);
      if (outcome.response === 'network-error') return Response.error();
      return outcome.response;
    },
  };
}
