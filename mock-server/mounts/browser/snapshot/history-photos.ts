import { toBase64Url } from '../../../apis/control/snapshot/snapshot-text';
import { createMemoryPhotos, type PhotoStore } from '../../../world/photo-store';
import type { WorldState } from '../../../world/state';
import { openCache } from '../browser-photos';

const CACHE = 'portal.mock.history-photos';

type Bytes = Uint8Array<ArrayBuffer>;

/** Keyed by photo id. Ids can repeat in another world. */
export type PhotoKeys = Readonly<Record<string, string>>;

/** Each photo is saved once even if several states show it. */
export interface HistoryPhotos {
  keep(state: Pick<WorldState, 'itemUploads'>): Promise<PhotoKeys>;
  /** In the format of a snapshot; lost photos are missing. */
  find(keys: PhotoKeys): Promise<Record<string, string>>;
  /** Deletes all photos that aren't listed. */
  removeOthers(named: readonly PhotoKeys[]): Promise<void>;
}

const addressOf = (key: string): string => `/history-photos/${key}`;

async function keyOf(id: string, bytes: Bytes): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return `${id}.${toBase64Url(new Uint8Array(digest))}`;
}

/** `photos`: the world's store. Copies are in memory if the browser refuses. */
export function createHistoryPhotos(photos: PhotoStore = createMemoryPhotos()): HistoryPhotos {
  const memory = new Map<string, Bytes>();

  async function found(key: string): Promise<Bytes | null> {
    const cache = await openCache(CACHE);
    const stored = await cache?.match(addressOf(key));
    return stored === undefined
      ? (memory.get(key) ?? null)
      : new Uint8Array(await stored.arrayBuffer());
  }

  return {
    keep: async ({ itemUploads }) => {
      const keys: Record<string, string> = {};
      for (const { id, purpose, contentType } of itemUploads) {
        const isSent = purpose === 'PHOTO' && contentType !== null;
        const bytes = isSent ? await photos.find(id) : null;
        if (bytes === null) continue;
        const key = await keyOf(id, bytes);
        keys[id] = key;
        const cache = await openCache(CACHE);
        if (memory.has(key) || (await cache?.match(addressOf(key))) !== undefined) continue;
        const put = cache?.put(addressOf(key), new Response(bytes)).then(() => true);
        if (!(await put?.catch(() => false))) memory.set(key, bytes);
      }
      return keys;
    },
    find: async (keys) => {
      const result: Record<string, string> = {};
      for (const [id, key] of Object.entries(keys)) {
        const bytes = await found(key);
        if (bytes !== null) result[id] = toBase64Url(bytes);
      }
      return result;
    },
    removeOthers: async (named) => {
      const wanted = new Set(named.flatMap((keys) => Object.values(keys)));
      for (const key of memory.keys()) if (!wanted.has(key)) memory.delete(key);
      const addresses = new Set([...wanted].map(addressOf));
      const cache = await openCache(CACHE);
      for (const request of (await cache?.keys()) ?? []) {
        if (!addresses.has(new URL(request.url).pathname)) await cache?.delete(request);
      }
    },
  };
}
