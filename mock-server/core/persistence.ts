/** Where a world's state is kept between requests. */
export interface Persistence {
  /** The stored text, or null when nothing was stored. */
  read(): string | null;
  write(text: string): void;
  /** Runs `task` while no other tab, request or process changes the state. */
  exclusive<T>(task: () => Promise<T>): Promise<T>;
}

/** Keeps the state in memory; requests queue up behind one another. */
export function createMemoryPersistence(): Persistence {
  let stored: string | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  return {
    read: () => stored,
    write: (text) => {
      stored = text;
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

/** Keeps the state in browser storage, so that it survives reloads and is shared by tabs. */
export function createBrowserPersistence(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  locks: LockManager,
): Persistence {
  return {
    read: () => storage.getItem(BROWSER_STATE_KEY),
    write: (text) => storage.setItem(BROWSER_STATE_KEY, text),
    exclusive: (task) => locks.request(BROWSER_STATE_KEY, task) as ReturnType<typeof task>,
  };
}
