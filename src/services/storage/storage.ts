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

/** Uses a map in memory if the browser refuses storage (spec 3). */
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

export const localStore: KeyValueStorage = openStorage('localStorage');

export const sessionStore: KeyValueStorage = openStorage('sessionStorage');
