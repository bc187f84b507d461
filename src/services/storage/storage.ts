/** The part of the Storage API that the portal needs. */
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

/** Opens the browser's storage, or a map in memory if the browser refuses it (spec 3). */
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

/** Persists across visits. */
export const localStore: KeyValueStorage = openStorage('localStorage');

/** Persists while the tab is open. */
export const sessionStore: KeyValueStorage = openStorage('sessionStorage');
