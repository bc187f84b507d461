/** What the portal needs of browser storage. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const PROBE = 'portal.probe';

/** The browser's storage, or a map in memory where the browser refuses it (spec 3). */
function openStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  try {
    const storage = globalThis[kind];
    storage.setItem(PROBE, '1');
    storage.removeItem(PROBE);
    return storage;
  } catch {
    return createMemoryStorage();
  }
}

/** Kept across visits. */
export const localStore: KeyValueStorage = openStorage('localStorage');

/** Kept while the tab is open. */
export const sessionStore: KeyValueStorage = openStorage('sessionStorage');
