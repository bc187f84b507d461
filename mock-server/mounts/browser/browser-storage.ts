/** The mock needs only this part of the Storage API. */
export interface BrowserStorage {
  readonly sharedWithPage: boolean;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  keys(): readonly string[];
}

const PROBE = 'portal.mock.probe';

function fromStorage(storage: Storage): BrowserStorage {
  storage.setItem(PROBE, '1');
  storage.removeItem(PROBE);
  return {
    sharedWithPage: true,
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => storage.setItem(key, value),
    removeItem: (key) => storage.removeItem(key),
    keys: () => Object.keys(storage),
  };
}

/** An identity provider frame shares the world of the outermost page. */
function ownTop(): Window {
  try {
    return window.parent.location.origin === window.location.origin ? window.parent : window;
  } catch {
    return window;
  }
}

/** `window.name` survives reloads and redirects but belongs to one tab. */
export function createWindowStorage(holder: { name: string } = ownTop()): BrowserStorage {
  const read = (): Map<string, string> => {
    try {
      const entries = Object.entries(JSON.parse(holder.name) as Record<string, unknown>);
      return new Map(entries.map(([key, value]) => [key, String(value)]));
    } catch {
      return new Map();
    }
  };
  const change = (task: (values: Map<string, string>) => void): void => {
    const values = read();
    task(values);
    holder.name = JSON.stringify(Object.fromEntries(values));
  };
  return {
    sharedWithPage: false,
    getItem: (key) => read().get(key) ?? null,
    setItem: (key, value) => change((values) => values.set(key, value)),
    removeItem: (key) => change((values) => values.delete(key)),
    keys: () => [...read().keys()],
  };
}

/** The mock's state must survive the redirect of a sign-in, so memory isn't enough. */
export function openBrowserStorage(): BrowserStorage {
  try {
    return fromStorage(localStorage);
  } catch {
    return createWindowStorage();
  }
}
