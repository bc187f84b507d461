import { extname } from 'node:path';
import { staticMiddleware } from 'srvx/static';
import { prerenderedFileAt } from '../../../src/catalogue/prerender';
import { chooseProgram } from '../../../src/programs/choose-program';
import { CARDS, portalConfig } from '../portal-config';

const MISSING = new Response(null, { status: 404 });

const INDEX = '/index.html';

/** Returns the page of a path: prerendered in the program of the host name, or the one that fits every path. */
function pageOf({ url }: Request): string {
  const { origin, hostname, pathname } = new URL(url);
  // The origin of the card fields has no sign-in page.
  if (hostname.startsWith(CARDS)) return INDEX;
  const program = chooseProgram({ hostname, hosts: portalConfig(origin).hosts });
  const file = prerenderedFileAt(pathname, program);
  return file === null ? INDEX : `/${file}`;
}

/** Answers GET and HEAD with a file of a folder, compressed; a page at paths that name no file. */
export function createStaticFiles(folder: string): (request: Request) => Promise<Response | null> {
  // Scripts are kept for ever by their names, and the one page is small: marks to compare are bytes on the wire.
  const marks = { etag: false, lastModified: false, ranges: false };
  const find = staticMiddleware({ dir: folder, encodings: true, ...marks });
  return async (request) => {
    const { method, headers, url } = request;
    const { pathname } = new URL(url);
    // A missing script must not be answered with a page, nor an address of the portal with another page.
    const ask = (path: string): Promise<Response> =>
      Promise.resolve(find(new Request(new URL(path, url), { method, headers }), () => MISSING));
    const isPage = extname(pathname) === '';
    let found = await ask(isPage ? pageOf(request) : pathname);
    // A build with the mock inside has that one page alone.
    if (isPage && found === MISSING) found = await ask(INDEX);
    if (found === MISSING) return null;
    const hashed = pathname.startsWith('/assets/');
    found.headers.set('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    found.headers.set('x-content-type-options', 'nosniff');
    // Whole: a stream that somebody leaves while it is read takes the process with it (Node 20).
    const body = method === 'HEAD' ? null : await found.arrayBuffer();
    return new Response(body, { status: found.status, headers: found.headers });
  };
}
