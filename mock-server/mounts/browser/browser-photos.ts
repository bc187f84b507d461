import { createMemoryPhotos, type PhotoStore } from '../../world/photo-store';

const CACHE = 'portal.mock.photos';

const addressOf = (id: string): string => `/files/photos/${id}`;

/** Survives a reload. Null if the browser has no Cache. */
export async function openCache(name: string): Promise<Cache | null> {
  try {
    return 'caches' in globalThis ? await caches.open(name) : null;
  } catch {
    // Refused, for example in a private window: use memory instead.
    return null;
  }
}

/** One world per origin; in memory if the browser refuses. */
export function createBrowserPhotos(): PhotoStore {
  const memory = createMemoryPhotos();
  return {
    keep: async (id, bytes) => {
      await memory.keep(id, bytes);
      const cache = await openCache(CACHE);
      await cache?.put(addressOf(id), new Response(bytes)).catch(() => undefined);
    },
    find: async (id) => {
      const photo = await memory.find(id);
      if (photo !== null) return photo;
      const cache = await openCache(CACHE);
      const stored = await cache?.match(addressOf(id));
      return stored === undefined ? null : new Uint8Array(await stored.arrayBuffer());
    },
    clear: async () => {
      await memory.clear();
      if ('caches' in globalThis) await caches.delete(CACHE).catch(() => false);
    },
  };
}
