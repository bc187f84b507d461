/** The bytes of uploaded photos, which are too large for the state. */
const memory = new Map<string, Uint8Array<ArrayBuffer>>();

const CACHE = 'portal.mock.photos';

const addressOf = (id: string): string => `/files/photos/${id}`;

/** The browser's own store for answers, where there is one: it outlives a reload. */
async function openCache(): Promise<Cache | null> {
  try {
    return 'caches' in globalThis ? await caches.open(CACHE) : null;
  } catch {
    // Refused, as in a private window: memory has to do.
    return null;
  }
}

/** Keeps the bytes of a photo. */
export async function keepPhoto(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  memory.set(id, bytes);
  const cache = await openCache();
  await cache?.put(addressOf(id), new Response(bytes)).catch(() => undefined);
}

/** The bytes of a photo; null where they are not kept any more. */
export async function findPhoto(id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const kept = memory.get(id);
  if (kept !== undefined) return kept;
  const cache = await openCache();
  const stored = await cache?.match(addressOf(id));
  return stored === undefined ? null : new Uint8Array(await stored.arrayBuffer());
}
