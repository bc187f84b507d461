import { extname } from 'node:path';
import { staticMiddleware } from 'srvx/static';
import { firstPageFile, FIRST_PAGES } from '../../../src/catalogue/first-pages';
import { mayAskForProgram, PAINTED_PAGES } from '../../../src/catalogue/painted-pages';
import { isProgramId } from '../../../src/catalogue/programs';
import { normalizePath } from '../../../src/catalogue/normalize-path';
import { STORAGE_KEYS } from '../../../src/catalogue/storage-keys';
import { DEFAULT_BRAND } from '../../../src/programs/registry';
import { CARDS } from '../portal-config';

const MISSING = new Response(null, { status: 404 });

const INDEX = '/index.html';

/** The visitor sees something else than everybody at this host: another brand, the dark colours, a home of their own. */
const SEES_OTHER = new RegExp(`(^|; )(${FIRST_PAGES.plainCookie}|${STORAGE_KEYS.userData})=`);

/** Nothing that the page could answer with something else, such as where to go after signing in. */
const PROGRAM_ALONE = /^(\?program=\w+)?$/;

/** The page of a path: the first screens come painted, in the brand that is asked for or the usual one. */
function pageOf({ url, headers }: Request): string {
  const { hostname, pathname, search, searchParams } = new URL(url);
  // The origin of the card fields shows nobody a sign-in.
  if (hostname.startsWith(CARDS)) return INDEX;
  const page = PAINTED_PAGES.find(({ path }) => path === normalizePath(pathname));
  if (page === undefined) return INDEX;
  if (!(mayAskForProgram(page) ? PROGRAM_ALONE.test(search) : search === '')) return INDEX;
  if (SEES_OTHER.test(headers.get('cookie') ?? '')) return INDEX;
  const asked = searchParams.get('program') ?? '';
  return `/${firstPageFile(page.name, isProgramId(asked) ? asked : DEFAULT_BRAND)}`;
}

/** Answers GET and HEAD with a file of a folder, compressed; index.html at paths that name no file. */
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
