import type { IncomingMessage } from 'node:http';

/** The most bytes that a body may have, by the start of its path; more than any sound request has. */
const LIMITS: readonly { readonly path: RegExp; readonly bytes: number }[] = [
  // An upload that is too large for a document is for the files host to refuse, in its own words.
  { path: /^\/files\//, bytes: 32_000_000 },
  // As much as reading it may give: the events alone may be that many.
  { path: /^\/__mock\/(state|snapshot)$/, bytes: 32_000_000 },
  { path: /^/, bytes: 1_000_000 },
];

/** The most bytes that a request at `pathname` may bring. */
export function bodyLimit(pathname: string): number {
  return LIMITS.find(({ path }) => path.test(pathname))?.bytes ?? 0;
}

/** The body of a request, null when it is longer than `limit` bytes: the rest is then not read. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return null;
  const parts: Buffer[] = [];
  let length = 0;
  // Left open: what is not read any more still gets its answer.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(part)) continue;
    length += part.length;
    if (length > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
