import type { IncomingMessage } from 'node:http';

/** By path prefix, bytes; above the size of any valid request. */
const LIMITS: readonly { readonly path: RegExp; readonly bytes: number }[] = [
  // Above the limit for documents, so the files host can refuse those itself.
  { path: /^\/files\//, bytes: 32_000_000 },
  // As large as a response of theirs: it may consist of events alone.
  { path: /^\/__mock\/(state|snapshot)$/, bytes: 32_000_000 },
  { path: /^/, bytes: 1_000_000 },
];

export function bodyLimit(pathname: string): number {
  return LIMITS.find(({ path }) => path.test(pathname))?.bytes ?? 0;
}

/** Null, without reading the rest, if the body is longer than `limit` bytes. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return null;
  const parts: Buffer[] = [];
  let length = 0;
  // Kept open, so that a body that isn't read completely still gets a response.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(part)) continue;
    length += part.length;
    if (length > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
