import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { serve, type Server } from 'srvx';
import { cookieJarOf, withSessionCookie } from '../../../world/session-cookie';
import type { WorldState } from '../../../world/state';
import { identity } from '../identity';
import { signInAs } from '../provider-session';
import { testContext, testState } from './test-world';

/** Error and result of the library's callback. */
type LibraryAnswer = [Record<string, unknown> | null, Record<string, unknown> | null];

/** Runs the unmodified library; its world responds over HTTP. */
export interface PortalPage {
  page: Page;
  origin: string;
  /** Tests may change the fields. */
  state: WorldState;
  /** `method`: of the library in the page. */
  run(method: string, options?: unknown): Promise<LibraryAnswer>;
  signIn(sub: string): Promise<void>;
  /** Empties the world and the cookies, and reloads the page. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

function findChromium(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return ['chromium-headless-shell', 'chromium', 'google-chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

const PAGE = `<!doctype html><html><head><meta charset="utf-8"><title>Portal</title></head><body>
<script src="/auth0.js"></script><script>
const base = location.origin + '/idp';
window.options = {
  domain: base, clientID: 'portal-client', audience: 'https://api.portal.test',
  responseType: 'token id_token', redirectUri: location.origin + '/login-callback',
  scope: 'openid profile email',
  overrides: { __tenant: 'portal', __token_issuer: base + '/', __jwks_uri: base + '/.well-known/jwks.json' },
  __clock: () => new Date(NOW),
};
window.webAuth = new auth0.WebAuth(window.options);
// Any method of the library as a promise of [error, result].
window.run = (method, options) => new Promise((resolve) => {
  webAuth[method](options, (error, result) =>
    resolve(JSON.parse(JSON.stringify([error ?? null, result ?? null]))));
});
</script></body></html>`;

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

const LIBRARIES: Readonly<Record<string, string>> = {
  '/auth0.js': 'node_modules/auth0-js/dist/auth0.min.js',
  '/auth0-spa.js': 'node_modules/@auth0/auth0-spa-js/dist/auth0-spa-js.production.js',
};

/** Serves the provider and the page. */
export async function openPortalPage(): Promise<PortalPage> {
  const state = testState();
  const server: Server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    fetch: async (request) => {
      const { origin, pathname } = new URL(request.url);
      const library = LIBRARIES[pathname];
      if (library !== undefined) {
        const script = await readFile(join(process.cwd(), library), 'utf8');
        return new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
      }
      const jar = cookieJarOf(request);
      const cookies = { session: jar.read() };
      const known = cookies.session;
      const answer = await identity(request, testContext(state, origin, cookies));
      if (cookies.session !== known) jar.write(cookies.session);
      const page = PAGE.replace('NOW', String(state.clock.base));
      if (answer?.type === 'error') request.runtime?.node?.req.socket.destroy();
      if (answer !== null) return jar.answered(answer);
      return new Response(page, { headers: { 'Content-Type': 'text/html' } });
    },
  });
  await server.ready();
  const origin = new URL(server.url ?? '').origin;
  const browser = await launch();
  const page = await browser.newPage();
  return {
    page,
    origin,
    state,
    run: (method, options = {}) =>
      page.evaluate<LibraryAnswer>(`window.run('${method}', ${JSON.stringify(options)})`),
    signIn: async (sub) => {
      const context = testContext(state, origin);
      signInAs(context, sub);
      const request = new Request(`${origin}/idp/`);
      const answer = withSessionCookie(request, new Response(null), context.cookies.session);
      const pairs = answer.headers.getSetCookie().map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie));
      await page.context().addCookies(
        pairs.map((pair) => ({
          name: pair?.[1] ?? '',
          value: pair?.[2] ?? '',
          url: request.url,
        })),
      );
    },
    reset: async () => {
      Object.assign(state, testState());
      await page.context().clearCookies();
      await page.goto(`${origin}/login`);
    },
    close: async () => {
      await browser.close();
      await server.close(true);
    },
  };
}
