import { hashSource } from '../../cli/build/vite/prerender';
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

/** Large enough to be precompressed. */
const SCRIPT = ASSETS.find((name) => name.endsWith('.js') && ASSETS.includes(`${name}.br`)) ?? '';

/** No certificates and no admin port. */
const CADDY_ALONE = '{\n\tadmin off\n\tauto_https off\n}\n';

/** `fetch` can't set the host name. */
function fetchAs(host: string, address: string): Promise<string> {
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
            // Prerendered pages have inline code.
            const hashes =
              path === '/login' || path === '/'
                ? /(?<=-src 'self')(?: 'sha256-[\w+/]{43}='){2}/g
                : /^$/g;
            expect(sent?.replaceAll(hashes, ''), `${path} ${name}`).toBe(value);
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

      test('sends prerendered pages with the hashes of their inline code @nginx-only', async () => {
        /** Null for the page that fits every path. */
        const prerendered = async (path: string): Promise<string | null> => {
          const answer = await ask(path);
          const text = await answer.text();
          const policy = answer.headers.get('content-security-policy') ?? '';
          const program = /data-prerendered="(\w+)"/.exec(text)?.[1] ?? null;
          expect(policy.includes("'sha256-"), path).toBe(program !== null);
          for (const [, code = ''] of text.matchAll(/<(?:style|script)>(.*?)<\//gs)) {
            expect(policy.split(hashSource(code)), path).toHaveLength(3);
          }
          return program;
        };
        for (const path of ['/', '/login', '/login?returnTo=%2Fapp', '/quick-appraisal']) {
          expect(await prerendered(path), path).toBe('home_light');
        }
        for (const path of [
          '/login/',
          '/LOGIN',
          '/quick-appraisal/metal',
          '/prerender/sign-in.trovy.html',
        ]) {
          expect(await prerendered(path), path).toBeNull();
        }
      });

      test('sends the prerendered page of the program of the host name @nginx-only', async () => {
        const port = await freePort();
        const hosts = { 'items.localhost': 'pesto_item' } as const;
        const deployment = { configuration: { ...CONFIGURATION, hosts }, names: [] };
        const other = await run(command, { text: SERVERS[command](deployment, port), port });
        try {
          const items = await fetchAs('items.localhost', `${other.origin}/quick-appraisal`);
          expect(items).toContain('data-prerendered="pesto_item"');
          expect(await (await fetch(`${other.origin}/login`)).text()).toContain(
            'data-prerendered="home_light"',
          );
        } finally {
          await other.end();
        }
      });

      test('compresses files and sets cache headers @nginx-only', async () => {
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
        // The next build may contain it, so a 404 must not be cached.
        const missing = await ask('/assets/no-such.js');
        expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
        expect(missing.headers.get('x-content-type-options')).toBe('nosniff');
        expect(await missing.text()).not.toContain('<main');
        const config = await ask('/config.json');
        expect(config.headers.get('cache-control')).toBe('no-store');
        expect(await config.json()).toEqual(CONFIGURATION);
      });

      test('accepts only reading methods @nginx-only', async () => {
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

test('Caddy accepts the file of portal deploy @nginx-only', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'portal-caddy-')), 'Caddyfile');
  writeFileSync(file, caddyfile({ configuration: CONFIGURATION, names: ['apply.example.com'] }));
  const { status, stderr } = spawnSync(
    'caddy',
    ['validate', '--adapter', 'caddyfile', '--config', file],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});
