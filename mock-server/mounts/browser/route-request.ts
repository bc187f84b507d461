import { DEVELOPMENT_FILES, PORTAL_FILES, WORLD_PATHS } from '../world-paths';
import { portalPath } from '../../../src/catalogue/folder';

/** `server`: the web server of the portal. */
export type Answerer = 'world' | 'server' | 'nobody' | 'unreachable';

/** The provider only needs captcha scripts if they can't be loaded. */
const CAPTCHA_SCRIPTS = 'https://challenges.cloudflare.com';

/** `fetch` and XMLHttpRequest have no destination; scripts, images and styles do. */
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
