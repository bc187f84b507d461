import { extname } from 'node:path';
import { staticMiddleware } from 'srvx/static';
import { prerenderedFileAt } from '../../../src/catalogue/prerender';
import { chooseProgram } from '../../../src/programs/choose-program';
import { CARDS, portalConfig } from '../portal-config';

const MISSING = new Response(null, { status: 404 });

const INDEX = '/index.html';

/** Prerendered for the host name's program, or the generic page. */
function pageOf({ url }: Request): string {
  const { origin, hostname, pathname } = new URL(url);
  // The card fields' origin has no sign-in page.
  if (hostname.startsWith(CARDS)) return INDEX;
  const program = chooseProgram({ hostname, hosts: portalConfig(origin).hosts });
  const file = prerenderedFileAt(pathname, program);
  return file === null ? INDEX : `/${file}`;
}

/** Compresses files. Returns a page for paths that name no file. */
export function createStaticFiles(folder: string): (request: Request) => Promise<Response | null> {
  // Scripts are cached forever by name and the page is small, so validators would only add bytes.
  const marks = { etag: false, lastModified: false, ranges: false };
  const find = staticMiddleware({ dir: folder, encodings: true, ...marks });
  return async (request) => {
    const { method, headers, url } = request;
    const { pathname } = new URL(url);
    // Neither a missing script nor a portal address may be answered with a page other than its own.
    const ask = (path: string): Promise<Response> =>
      Promise.resolve(find(new Request(new URL(path, url), { method, headers }), () => MISSING));
    const isPage = extname(pathname) === '';
    let found = await ask(isPage ? pageOf(request) : pathname);
    // A build with the mock only has that page.
    if (isPage && found === MISSING) found = await ask(INDEX);
    if (found === MISSING) return null;
    const hashed = pathname.startsWith('/assets/');
    found.headers.set('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    found.headers.set('x-content-type-options', 'nosniff');
    // Buffered: aborting a stream while it is read crashes the process (Node 20).
    const body = method === 'HEAD' ? null : await found.arrayBuffer();
    return new Response(body, { status: found.status, headers: found.headers });
  };
}
