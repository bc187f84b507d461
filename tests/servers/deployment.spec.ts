import { styleSource } from '../../cli/build/vite/first-page/compose';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { caddyfile } from '../../cli/deploy/caddy';
import type { Deployment } from '../../cli/deploy/deployment';
import { nginxImage } from '../../cli/deploy/nginx';
import { CARD_PAGE, securityHeaders } from '../../src/catalogue/security-policy';
import { expect, test } from '../support/test';
import { CONFIGURATION, freePort, run, type Running } from './running';

const CARDS = { origin: 'https://cards.example.com', pages: ['https://apply.example.com'] };

const ASSETS = readdirSync(new URL('../../dist/assets', import.meta.url));

/** The first script of the build that is long enough to lie there compressed. */
const SCRIPT = ASSETS.find((name) => name.endsWith('.js') && ASSETS.includes(`${name}.br`)) ?? '';

/** Caddy without what is for one server of a machine: certificates, and a port of its own to steer it by. */
const CADDY_ALONE = '{\n\tadmin off\n\tauto_https off\n}\n';

/** The page that a server answers with at a host name: `fetch` names that of the address alone. */
function askAs(host: string, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { host } }, (answer) => {
      textOf(answer).then(resolve, reject);
    }).on('error', reject);
  });
}

const SERVERS = {
  nginx: (deployment: Deployment, port: number): string => nginxImage(deployment, { port }),
  caddy: (deployment: Deployment, port: number): string =>
    CADDY_ALONE + caddyfile({ ...deployment, names: [`http://:${String(port)}`] }),
} as const;

for (const command of ['nginx', 'caddy'] as const) {
  for (const [title, cardFrame] of [
    ['the card fields on the same origin', undefined],
    ['the card fields on an origin of their own', CARDS],
  ] as const) {
    test.describe(`${command}, ${title}`, () => {
      const configuration =
        cardFrame === undefined ? CONFIGURATION : { ...CONFIGURATION, cardFrame };
      let server: Running | undefined;

      test.beforeAll(async () => {
        const port = await freePort();
        const text = SERVERS[command]({ configuration, names: [] }, port);
        server = await run(command, { text, port });
      });
      test.afterAll(() => server?.end());

      const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
        fetch(`${server?.origin ?? ''}${path}`, init);

      test('sends every header of the policy, page by page @nginx-only', async () => {
        for (const path of [
          '/',
          '/login',
          '/no/such/page',
          CARD_PAGE,
          '/operator.html',
          '/robots.txt',
        ]) {
          const answer = await ask(path);
          expect(answer.status, path).toBe(200);
          const wanted = securityHeaders(configuration, { embedded: path === CARD_PAGE });
          for (const [name, value] of Object.entries(wanted)) {
            const sent = answer.headers.get(name);
            // A page that comes painted has a style in it.
            const style =
              path === '/login' || path === '/'
                ? /(?<=style-src 'self') 'sha256-[\w+/]{43}='/
                : /^$/;
            expect(sent?.replace(style, ''), `${path} ${name}`).toBe(value);
          }
          const framing = answer.headers.get('x-frame-options');
          expect(framing, path).toBe(wanted['X-Frame-Options'] ?? null);
          expect(answer.headers.get('cache-control'), path).toBe('no-cache');
          expect(answer.headers.get('server') ?? '', path).not.toMatch(/\d/);
        }
        expect(await (await ask('/robots.txt')).text()).toMatch(/^User-agent/);
        const card = (await ask(CARD_PAGE)).headers.get('content-security-policy');
        const allowed = cardFrame === undefined ? "'self'" : cardFrame.pages[0];
        expect(card).toContain(`frame-ancestors ${allowed};`);
      });

      if (cardFrame !== undefined) return;

      test('sends the painted pages, and their style in the policy, to whom they fit alone @nginx-only', async () => {
        /** The program and the address that a page was painted for; null where it comes empty. */
        const painted = async (path: string, cookie = ''): Promise<string | null> => {
          const answer = await ask(path, { headers: { cookie } });
          const text = await answer.text();
          const [, style] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
          const policy = answer.headers.get('content-security-policy') ?? '';
          expect(policy.includes("'sha256-"), path).toBe(style !== undefined);
          if (style !== undefined) expect(policy).toContain(styleSource(style));
          const [, program, at] = /data-painted="(\w+)" data-at="([^"]+)"/.exec(text) ?? [];
          expect(program === undefined, path).toBe(style === undefined);
          return program === undefined ? null : `${program} ${at ?? ''}`;
        };
        for (const [path, what] of [
          ['/login', 'home_light /login'],
          ['/login?program=trovy', 'trovy /login'],
          ['/login?program=nobody', 'home_light /login'],
          ['/', 'home_light /login?returnTo=%2F'],
          ['/quick-appraisal', 'home_light /quick-appraisal'],
          ['/app/quick-appraisal?program=pesto_item', 'pesto_item /app/quick-appraisal'],
        ] as const) {
          expect(await painted(path), path).toBe(what);
          expect(await painted(path, 'my_user_data=x; other=1'), path).toBe(what);
          expect(await painted(path, 'plain_page=1'), path).toBeNull();
          expect(await painted(path, 'a=b; user_data=%7B%7D'), path).toBeNull();
          // A cookie gets neither into the policy nor into the name of the file.
          const own = "plain_page=|first/start.trovy.html 'sha256-AAAA'";
          expect(await painted(path, own), path).toBeNull();
        }
        for (const path of [
          '/login/',
          '/LOGIN',
          '/login?returnTo=%2Fapp',
          '/login?program=trovy&a=b',
          '/?program=trovy',
          '/quick-appraisal?referralCode=A',
          '/quick-appraisal/metal',
          '/first/sign-in.trovy.html',
        ]) {
          expect(await painted(path), path).toBeNull();
        }
      });

      test('paints the page in the brand of the host name @nginx-only', async () => {
        const port = await freePort();
        const hosts = { 'items.localhost': 'pesto_item' } as const;
        const deployment = { configuration: { ...CONFIGURATION, hosts }, names: [] };
        const other = await run(command, { text: SERVERS[command](deployment, port), port });
        try {
          const items = await askAs('items.localhost', `${other.origin}/quick-appraisal`);
          expect(items).toContain('data-painted="pesto_item" data-at="/quick-appraisal"');
          expect(await (await fetch(`${other.origin}/login`)).text()).toContain(
            'data-painted="home_light"',
          );
        } finally {
          await other.end();
        }
      });

      test('compresses, and says what may be kept @nginx-only', async () => {
        const script = `/assets/${SCRIPT}`;
        for (const [accepted, sent] of [
          ['br, gzip', 'br'],
          ['gzip', 'gzip'],
          ['identity', null],
        ] as const) {
          const { headers } = await ask(script, { headers: { 'accept-encoding': accepted } });
          expect(headers.get('content-encoding'), accepted).toBe(sent);
          expect(headers.get('content-type'), accepted).toMatch(/^(text|application)\/javascript/);
          expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
          expect(headers.get('vary') ?? '', accepted).toMatch(
            sent === null ? /^/ : /Accept-Encoding/,
          );
        }
        // It may come with the next build: nobody may keep that it was not there.
        const missing = await ask('/assets/no-such.js');
        expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
        expect(missing.headers.get('x-content-type-options')).toBe('nosniff');
        expect(await missing.text()).not.toContain('<main');
        const config = await ask('/config.json');
        expect(config.headers.get('cache-control')).toBe('no-store');
        expect(await config.json()).toEqual(CONFIGURATION);
      });

      test('reads, and does nothing else @nginx-only', async () => {
        for (const path of ['/login', '/healthz', '/config.json', `/assets/${SCRIPT}`]) {
          for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
            expect((await ask(path, { method })).status, `${method} ${path}`).toBe(405);
          }
        }
        expect(await (await ask('/assets/..%2f..%2f..%2fetc/passwd')).text()).not.toContain(
          'root:',
        );
      });
    });
  }
}

test('Caddy takes the file as portal deploy writes it @nginx-only', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'portal-caddy-')), 'Caddyfile');
  writeFileSync(file, caddyfile({ configuration: CONFIGURATION, names: ['apply.example.com'] }));
  const { status, stderr } = spawnSync(
    'caddy',
    ['validate', '--adapter', 'caddyfile', '--config', file],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});
