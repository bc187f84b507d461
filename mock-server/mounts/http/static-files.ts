import { extname } from 'node:path';
import { staticMiddleware } from 'srvx/static';

const MISSING = new Response(null, { status: 404 });

/** Answers GET and HEAD with a file of a folder, compressed; index.html at paths that name no file. */
export function createStaticFiles(folder: string): (request: Request) => Promise<Response | null> {
  // Scripts are kept for ever by their names, and the one page is small: marks to compare are bytes on the wire.
  const marks = { etag: false, lastModified: false, ranges: false };
  const find = staticMiddleware({ dir: folder, encodings: true, ...marks });
  return async (request) => {
    const { method, headers, url } = request;
    const { pathname } = new URL(url);
    // A missing script must not be answered with a page, nor an address of the portal with another page.
    const path = extname(pathname) === '' ? '/index.html' : pathname;
    const requested = new Request(new URL(path, url), { method, headers });
    const found = await find(requested, () => MISSING);
    if (found === MISSING) return null;
    const hashed = pathname.startsWith('/assets/');
    found.headers.set('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    found.headers.set('x-content-type-options', 'nosniff');
    // Whole: a stream that somebody leaves while it is read takes the process with it (Node 20).
    const body = method === 'HEAD' ? null : await found.arrayBuffer();
    return new Response(body, { status: found.status, headers: found.headers });
  };
}
