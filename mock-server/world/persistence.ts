import { decodeSeed, encodeSeed } from '../scenario/seed';
import { STATE_VERSION, type WorldState } from './state';

/** Where a world's state is kept between requests. */
export interface Persistence {
  /** The state that is kept; null when there is none, or none that can be read. */
  load(): WorldState | null;
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
  return {
    load: () => read(storage.getItem(BROWSER_STATE_KEY)),
    save: (state) => storage.setItem(BROWSER_STATE_KEY, JSON.stringify(state)),
    exclusive: (task) => locks.request(BROWSER_STATE_KEY, task) as ReturnType<typeof task>,
  };
}
