import { test as base } from 'vitest';
import { makeSeed } from '../../cli/support/make-seed';
import type { SeedOptions } from '../../cli/support/plain-seed';
import { faultHits, neverApplied } from '../../mock-server/world/faults/remaining';
import type { Message, WorldState } from '../../mock-server/world/state';
import type { World } from '../../mock-server/world/world';
import { createNodeWorld } from '../../mock-server/mounts/node/node-world';
import { applySeed, type SeededStorage } from '../../mock-server/apis/control/apply-seed';
import type { Seed } from '../../mock-server/scenario/seed';
import { MeasuredEvents } from '../support/measured-events';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';

/** Origin of a test's mock; nothing listens there. */
const ORIGIN = 'http://portal.test';

/** Body of a data API response; `Data` is what the operation requests. */
export interface QueryAnswer<Data> {
  /** Null or absent if the operation failed. */
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
}

/** Methods of a test without a browser for its mock. */
export class WorldPortal {
  readonly world: World;
  readonly seed: Seed;
  /** The portal's local storage: program and, if signed in, the session. */
  readonly storage: SeededStorage;

  readonly events = new MeasuredEvents(() => Promise.resolve(this.state().events));

  constructor(world: World, seed: Seed, storage: SeededStorage) {
    this.world = world;
    this.seed = seed;
    this.storage = storage;
  }

  /** `fetch` for this world only. Paths are relative to its origin; sends the seed's session. */
  readonly fetch = (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const token = this.storage[STORAGE_KEYS.accessToken];
    if (token !== undefined && !headers.has('authorization')) {
      headers.set('authorization', `Bearer ${token}`);
    }
    if (init.body !== undefined && !headers.has('content-type')) {
      headers.set('content-type', 'application/json');
    }
    return this.world.handle(new Request(new URL(input, ORIGIN), { ...init, headers }));
  };

  /** `query<{ currentUser: { firstName: string } }>(…)` */
  async query<Data = unknown>(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
  ): Promise<QueryAnswer<Data>> {
    const operationName = /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
    const body = JSON.stringify({ query, variables, operationName });
    const response = await this.fetch('/graphql', { method: 'POST', body });
    return (await response.json()) as QueryAnswer<Data>;
  }

  state(): WorldState {
    return this.world.snapshot();
  }

  /** Returns the sent messages, oldest first. */
  inbox(): readonly Message[] {
    return this.state().inbox;
  }

  /** Triggers an event of the back office. */
  event(event: string, details: Readonly<Record<string, unknown>> = {}): Promise<void> {
    return this.#control('event', { event, ...details });
  }

  /** Sets the active faults. */
  faults(faults: readonly string[]): Promise<void> {
    return this.#control('faults', { faults });
  }

  /** Returns how often each active fault was triggered. */
  faultHits(): Readonly<Record<string, number>> {
    return faultHits(this.state().faults);
  }

  /** Fails if an active fault wasn't triggered: the test would prove nothing about it. */
  expectFaultsStruck(): void {
    const problem = neverApplied(this.state().faults);
    if (problem !== null) throw new Error(problem);
  }

  /** Sets the world's clock, which is otherwise frozen. */
  clock(change: { now: string } | { advance: string | number }): Promise<void> {
    return this.#control('clock', change);
  }

  async #control(path: string, body: unknown): Promise<void> {
    const request = { method: 'POST', body: JSON.stringify(body) };
    const response = await this.fetch(`/__mock/${path}`, request);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
}

interface Fixtures {
  /** Options of `portal seed`. Set with `test.override`. */
  readonly seed: SeedOptions;
  readonly portal: WorldPortal;
}

/** The base of a test without a browser: each test has its own mock, in the state of `seed`. */
export const test = base.extend<Fixtures>({
  seed: {},
  portal: async ({ seed: options }, use) => {
    const seed = makeSeed(options);
    const world = createNodeWorld({ seed });
    const { storage } = await applySeed(world, seed, ORIGIN);
    await use(new WorldPortal(world, seed, storage));
  },
});

export { expect } from 'vitest';
