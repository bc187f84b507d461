import { decodeSeed, encodeSeed } from '../scenario/seed';
import { STATE_VERSION, type WorldState } from './state';

/** Where a world's state is kept between requests. */
export interface Persistence {
  /** The state that is kept; null when there is none, or none that can be read. */
  load(): WorldState | null;
  /** The clock of that state alone: a page reads it far more often than it changes. */
  clock(): Readonly<WorldState['clock']> | null;
  save(state: WorldState): void;
  /** Runs `task` while no other tab, request or process changes the state. */
  exclusive<T>(task: () => Promise<T>): Promise<T>;
}

/** Keeps the state itself in memory; requests queue up behind one another. */
export function createMemoryPersistence(): Persistence {
  let kept: WorldState | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  return {
    load: () => kept,
    clock: () => kept?.clock ?? null,
    save: (state) => {
      kept = state;
    },
    exclusive: (task) => {
      const result = queue.then(task);
      queue = result.catch(() => undefined);
      return result;
    },
  };
}

/** Key in local storage; the mock's own, not one of the portal's. */
export const BROWSER_STATE_KEY = 'portal.mock.state';

function read(text: string | null): WorldState | null {
  if (text === null) return null;
  try {
    const state = JSON.parse(text) as WorldState;
    // A seed of another version may name what there is no more.
    const isPlayable = () => decodeSeed(encodeSeed(state.seed)).ok;
    return state.version === STATE_VERSION && isPlayable() ? state : null;
  } catch {
    return null;
  }
}

/** Keeps the state as text in browser storage, so that it survives reloads and is shared by tabs. */
export function createBrowserPersistence(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  locks: LockManager,
): Persistence {
  let known: { readonly text: string | null; readonly state: WorldState | null } | null = null;
  return {
    load: () => read(storage.getItem(BROWSER_STATE_KEY)),
    clock: () => {
      // Other tabs write here, too: what is remembered holds as long as the text does.
      const text = storage.getItem(BROWSER_STATE_KEY);
      if (known?.text !== text) known = { text, state: read(text) };
      return known.state?.clock ?? null;
    },
    save: (state) => storage.setItem(BROWSER_STATE_KEY, JSON.stringify(state)),
    exclusive: (task) => locks.request(BROWSER_STATE_KEY, task) as ReturnType<typeof task>,
  };
}
