/** What the mock needs of browser storage. */
export interface BrowserStorage {
  /** Whether the portal finds there what the mock puts in. */
  readonly sharedWithPage: boolean;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Every key there is. */
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

/** The outermost window of the portal: a frame of the identity page lives in the world of its page. */
function ownTop(): Window {
  try {
    return window.parent.location.origin === window.location.origin ? window.parent : window;
  } catch {
    return window;
  }
}

/** Keeps values in the window's name, which survives reloads and redirects but is the tab's alone. */
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

/**
 * Local storage; where the browser refuses it, the window's name. The outside world has to outlive the
 * redirect of a sign-in, which a map in memory does not.
 */
export function openBrowserStorage(): BrowserStorage {
  try {
    return fromStorage(localStorage);
  } catch {
    return createWindowStorage();
  }
}
