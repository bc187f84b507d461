/** The most bytes that a body may have, by the start of its path; more than any sound request has. */
const LIMITS: readonly { readonly path: RegExp; readonly bytes: number }[] = [
  // An upload that is too large for a document is for the files host to refuse, in its own words.
  { path: /^\/files\//, bytes: 32_000_000 },
  // As much as reading it may give: the events alone may be that many.
  { path: /^\/__mock\/state$/, bytes: 32_000_000 },
  { path: /^/, bytes: 1_000_000 },
];

/** The most bytes that a request at `pathname` may bring. */
export function bodyLimit(pathname: string): number {
  return LIMITS.find(({ path }) => path.test(pathname))?.bytes ?? 0;
}

/** The body of a request, null when it is longer than `limit` bytes: the rest is then not read. */
export async function readBody(
  request: Pick<Request, 'headers' | 'body'>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    length += part.value.length;
    if (length > limit) {
      await reader?.cancel();
      return null;
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
