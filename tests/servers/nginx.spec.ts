import { readdirSync } from 'node:fs';
import { CARD_PAGE } from '../../src/catalogue/security-policy';
import { ROUTES } from '../../src/catalogue/routes';
import { expect, test } from '../support/test';

const ASSETS = readdirSync(new URL('../../dist/assets', import.meta.url));

/** Large enough to be precompressed. */
const SCRIPT = ASSETS.find((name) => name.endsWith('.js') && ASSETS.includes(`${name}.br`)) ?? '';

const EVERYWHERE = {
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-content-type-options': /^nosniff$/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
};

test('every page has the headers, and only the portal may frame the card page @nginx-only', async ({
  request,
  port,
}) => {
  // Node doesn't resolve names below localhost.
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  const known = ROUTES.map(({ path }) => path).filter((path) => path.startsWith('/'));
  const paths = ['/no/such/page', ...new Set(known)];
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const answer = await request.get(at(path));
    const headers = answer.headers();
    expect(answer.status(), path).toBe(200);
    for (const [name, value] of Object.entries(EVERYWHERE)) {
      expect(headers[name], `${path} ${name}`).toMatch(value);
    }
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toContain('unsafe');
    const isCard = path === CARD_PAGE;
    expect(policy, path).toContain(`frame-ancestors ${isCard ? "'self'" : "'none'"};`);
    expect(headers['x-frame-options'], path).toBe(isCard ? 'SAMEORIGIN' : 'DENY');
    expect(headers['cache-control'], path).toBe('no-cache');
    expect(headers['server'], path).toBe('nginx');
  }
});

test('files are compressed and cached by name, and missing ones return 404 @nginx-only', async ({
  request,
  port,
}) => {
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  const script = `/assets/${SCRIPT}`;
  const sizes = new Map<string, number>();
  for (const [accepted, sent] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await request.fetch(at(script), {
      headers: { 'accept-encoding': accepted },
      method: 'HEAD',
    });
    const headers = answer.headers();
    expect(headers['content-encoding'], accepted).toBe(sent);
    expect(headers['content-type']).toBe('text/javascript');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['vary']).toBe('Accept-Encoding');
    sizes.set(accepted, Number(headers['content-length']));
  }
  const [small, middle, large] = sizes.values();
  expect(small).toBeLessThan(middle ?? 0);
  expect(middle).toBeLessThan(large ?? 0);
  for (const path of ['/assets/no-such.js', '/assets/', '/assets/..%2f..%2fetc/passwd.js']) {
    expect([400, 404], path).toContain((await request.get(at(path))).status());
  }
  expect((await request.get(at('/config.json'))).headers()['cache-control']).toMatch(/no-store/);
  expect(await (await request.get(at('/healthz'))).text()).toBe('ok\n');
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    expect((await request.fetch(at('/login'), { method })).status(), method).toBe(405);
  }
});

test('no page of another site can frame the portal @nginx-only @apart', async ({
  browser,
  portal,
}) => {
  const { origin } = portal;
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  const other = new URL(origin);
  other.hostname = 'another.localhost';
  // A response of the other site: its own page, with the portal in two iframes.
  await page.route(`${other.origin}/trap`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: ['/login', CARD_PAGE]
        .map((path) => `<iframe src="${new URL(path, origin).href}"></iframe>`)
        .join(''),
    }),
  );
  await page.goto(`${other.origin}/trap`);
  const [, ...frames] = page.frames();
  expect(frames).toHaveLength(2);
  for (const frame of frames) {
    await frame.waitForLoadState();
    expect(await frame.locator('main').count()).toBe(0);
    expect(frame.url()).toBe('chrome-error://chromewebdata/');
  }
  await page.close();
});

test('the operator page reports services and configuration problems @nginx-only @apart', async ({
  page,
  portal,
}) => {
  // The collectors reject requests of other pages.
  portal.allowConsole(/status of 40[45]/);
  await page.goto(`${portal.origin}/operator.html`);
  await expect(page.getByRole('status')).toHaveText('All services respond.');
  await expect(page.getByRole('table', { name: 'Services' })).toContainText('signing keys');
  await expect(page.getByRole('row', { name: /^api\.path/ })).toContainText('/graphql');
  await page.route('**/config.json', (route) => route.fulfill({ json: { api: {} } }));
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'The configuration cannot be used' }),
  ).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('api.direct');
});
