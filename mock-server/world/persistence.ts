import { decodeSeed, encodeSeed } from '../scenario/seed';
import { STATE_VERSION, type WorldState } from './state';

/** Between requests. */
export interface Persistence {
  /** Null if no state is stored, or it can't be read. */
  load(): WorldState | null;
  /** A page reads the clock far more often than it changes. */
  clock(): Readonly<WorldState['clock']> | null;
  save(state: WorldState): void;
  /** No other tab, request or process changes the state during `task`. */
  exclusive<T>(task: () => Promise<T>): Promise<T>;
}

/** Requests run one after the other. */
export function createMemoryPersistence(): Persistence {
  let stored: WorldState | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  return {
    load: () => stored,
    clock: () => stored?.clock ?? null,
    save: (state) => {
      stored = state;
    },
    exclusive: (task) => {
      const result = queue.then(task);
      queue = result.catch(() => undefined);
      return result;
    },
  };
}

/** Belongs to the mock, not the portal. */
export const BROWSER_STATE_KEY = 'portal.mock.state';

function read(text: string | null): WorldState | null {
  if (text === null) return null;
  try {
    const state = JSON.parse(text) as WorldState;
    // A seed of another version may refer to things that no longer exist.
    const isPlayable = () => decodeSeed(encodeSeed(state.seed)).ok;
    return state.version === STATE_VERSION && isPlayable() ? state : null;
  } catch {
    return null;
  }
}

/** The state survives reloads, and tabs share it. */
export function createBrowserPersistence(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  locks: LockManager,
): Persistence {
  let known: { readonly text: string | null; readonly state: WorldState | null } | null = null;
  return {
    load: () => read(storage.getItem(BROWSER_STATE_KEY)),
    clock: () => {
      // Other tabs write here, too: the cache is valid as long as the text is the same.
      const text = storage.getItem(BROWSER_STATE_KEY);
      if (known?.text !== text) known = { text, state: read(text) };
      return known.state?.clock ?? null;
    },
    save: (state) => storage.setItem(BROWSER_STATE_KEY, JSON.stringify(state)),
    exclusive: (task) => locks.request(BROWSER_STATE_KEY, task) as ReturnType<typeof task>,
  };
}
