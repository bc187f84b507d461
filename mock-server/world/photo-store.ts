type Bytes = Uint8Array<ArrayBuffer>;

/** Too large for the world's state. */
export interface PhotoStore {
  keep(id: string, bytes: Bytes): Promise<void>;
  /** Null if the photo is no longer stored. */
  find(id: string): Promise<Bytes | null>;
  clear(): Promise<void>;
}

/** Per world; the oldest photos are dropped. */
export const MOST_PHOTO_BYTES = 64_000_000;

export function createMemoryPhotos(most = MOST_PHOTO_BYTES): PhotoStore {
  const photos = new Map<string, Bytes>();
  let total = 0;
  const forget = (id: string): void => {
    total -= photos.get(id)?.length ?? 0;
    photos.delete(id);
  };
  return {
    keep: async (id, bytes) => {
      forget(id);
      photos.set(id, bytes);
      total += bytes.length;
      for (const oldest of photos.keys()) {
        if (total <= most || oldest === id) break;
        forget(oldest);
      }
    },
    find: async (id) => photos.get(id) ?? null,
    clear: async () => {
      photos.clear();
      total = 0;
    },
  };
}
