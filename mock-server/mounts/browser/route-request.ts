import { DEVELOPMENT_FILES, PORTAL_FILES, WORLD_PATHS } from '../world-paths';
import { portalPath } from '../../../src/catalogue/folder';

/** Who answers a request of the page: the mock's world, the web server that serves the portal, nobody, or one who cannot be reached. */
export type Answerer = 'world' | 'server' | 'nobody' | 'unreachable';

/** Where the scripts of captchas lie; the provider asks for them only where they cannot be loaded. */
const CAPTCHA_SCRIPTS = 'https://challenges.cloudflare.com';

/** What `fetch` and XMLHttpRequest ask for has no destination; scripts, pictures and styles do. */
export function answererOf(
  request: Pick<Request, 'url' | 'method' | 'destination'>,
  origin: string,
  development: boolean,
): Answerer {
  const url = new URL(request.url);
  if (url.protocol === 'data:' || url.protocol === 'blob:') return 'server';
  if (url.origin === CAPTCHA_SCRIPTS) return 'unreachable';
  if (url.origin !== origin) return 'nobody';
  const path = portalPath(url.pathname);
  if (WORLD_PATHS.test(path)) return 'world';
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'nobody';
  if (request.destination !== '') return 'server';
  // Module preloads by fetch, source maps, and the development server's own requests.
  if (PORTAL_FILES.test(path)) return 'server';
  return development && DEVELOPMENT_FILES.test(path) ? 'server' : 'nobody';
}
