type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of one world's photos, which are too large for its state. */
export interface PhotoStore {
  keep(id: string, bytes: Bytes): Promise<void>;
  /** Null where they are not kept any more. */
  find(id: string): Promise<Bytes | null>;
  /** Forgets all of them. */
  clear(): Promise<void>;
}

/** Bytes that one world keeps; the oldest photos make room for new ones. */
export const MOST_PHOTO_BYTES = 64_000_000;

/** Keeps photos in memory. */
export function createMemoryPhotos(most = MOST_PHOTO_BYTES): PhotoStore {
  const kept = new Map<string, Bytes>();
  let total = 0;
  const forget = (id: string): void => {
    total -= kept.get(id)?.length ?? 0;
    kept.delete(id);
  };
  return {
    keep: async (id, bytes) => {
      forget(id);
      kept.set(id, bytes);
      total += bytes.length;
      for (const oldest of kept.keys()) {
        if (total <= most || oldest === id) break;
        forget(oldest);
      }
    },
    find: async (id) => kept.get(id) ?? null,
    clear: async () => {
      kept.clear();
      total = 0;
    },
  };
}
