/** First and last byte; null for the entire file, 'outside' for an unsatisfiable range. */
function readRange(header: string | null, length: number): [number, number] | 'outside' | null {
  // Several ranges, or another unit, may be ignored (RFC 9110 section 14.2).
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first > last ? 'outside' : [first, last];
}

/** PDF readers load parts of a file. */
export async function withLength(request: Request, response: Response): Promise<Response> {
  if (response.status !== 200) return response;
  const bytes = await response.arrayBuffer();
  const { byteLength } = bytes;
  const headers = new Headers(response.headers);
  headers.set('Accept-Ranges', 'bytes');
  const range = readRange(request.headers.get('Range'), byteLength);
  if (range === 'outside') {
    headers.set('Content-Range', `bytes */${String(byteLength)}`);
    return new Response(null, { status: 416, headers });
  }
  const [first, last] = range ?? [0, byteLength - 1];
  const part = bytes.slice(first, last + 1);
  headers.set('Content-Length', String(part.byteLength));
  if (range !== null) headers.set('Content-Range', `bytes ${first}-${last}/${byteLength}`);
  const body = request.method === 'HEAD' ? null : part;
  return new Response(body, { status: range === null ? 200 : 206, headers });
}
