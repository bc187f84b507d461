import type { Page } from '@playwright/test';
import { CONSENT_STATES } from '../../src/catalogue/consent';
import { portalConfig } from '../../mock-server/mounts/portal-config';
import { securityPolicy } from '../../src/catalogue/security-policy';
import { makeSeed } from '../../cli/support/make-seed';
import { seedLink } from '../../cli/support/seed-link';
import { signIn } from '../flows/steps';
import { expect, test } from '../support/test';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accept All' });

const OPTIONAL = /^\/(scripts|events|telemetry)\b/;

const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('script[src*="/scripts/"]')
    .evaluateAll((all) =>
      all.map((script) => new URL(script.getAttribute('src') ?? '').pathname).toSorted(),
    );

/** Once the page is idle, it has requested no other scripts. */
async function expectScripts(page: Page, paths: readonly string[], message = ''): Promise<void> {
  await expect.poll(() => scriptsOf(page), { message }).toEqual(paths);
  await page.waitForLoadState('networkidle');
  expect(await scriptsOf(page), message).toEqual(paths);
}

const FUNCTIONAL = ['/scripts/chat.js', '/scripts/fingerprint.js'];
const PERFORMANCE = ['/scripts/tag-manager.js'];

const EXPECTED = {
  none: { scripts: [], collectors: [] },
  essential: { scripts: [], collectors: [] },
  functional: { scripts: FUNCTIONAL, collectors: ['events'] },
  performance: { scripts: PERFORMANCE, collectors: ['telemetry'] },
  all: { scripts: [...FUNCTIONAL, ...PERFORMANCE], collectors: ['events', 'telemetry'] },
} as const;

test('each consent choice allows exactly its requests, on sign-in and behind it', async ({
  page,
  portal,
}) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const [, place] = OPTIONAL.exec(new URL(request.url()).pathname) ?? [];
    if (place !== undefined) requested.add(place);
  });
  const stored = { tagManagerEnabled: 'true' };
  for (const [turn, consent] of CONSENT_STATES.entries()) {
    const { scripts, collectors } = EXPECTED[consent];
    await portal.openSeed({ screen: turn % 2 === 0 ? 'login' : 'settings', consent }, { stored });
    await expectScripts(page, scripts, consent);
    await expect(banner(page)).toBeVisible({ visible: consent === 'none' });
    const places = [...collectors, ...(scripts.length > 0 ? ['scripts'] : [])].toSorted();
    await expect.poll(() => [...requested].toSorted(), { message: consent }).toEqual(places);
    // Requests of the page being left belong to its own choice.
    await page.goto('about:blank');
    requested.clear();
  }
});

test('the data layer has the consent update before the first page view after Accept All', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'login', signedOut: true, consent: 'none' });
  await accept(page).click();
  const entries = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => {
        const [command, kind] = Object.values(entry as object) as unknown[];
        return command === 'consent'
          ? `consent ${String(kind)}`
          : (entry as { event?: string }).event;
      }),
    );
  await expect.poll(entries).toContain('Page Loaded');
  const order = await entries();
  expect(order.indexOf('consent update')).toBeGreaterThan(order.indexOf('consent default'));
  expect(order.indexOf('Page Loaded')).toBeGreaterThan(order.indexOf('consent update'));
});

test('the CSP of the configuration allows everything with consent @apart', async ({
  page,
  context,
  portal,
}) => {
  const policy = securityPolicy(portalConfig(portal.origin));
  const session = await context.newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseHeaders }) => {
    const header = { name: 'content-security-policy', value: policy };
    void session.send('Fetch.continueResponse', {
      requestId,
      responseCode: responseStatusCode ?? 200,
      responseHeaders: [...(responseHeaders ?? []), header],
    });
  });
  await session.send('Fetch.enable', {
    patterns: [{ resourceType: 'Document', requestStage: 'Response' }],
  });
  const loaded = page.waitForResponse((response) => response.url().endsWith('/events'));
  await portal.openSeed({ screen: 'settings', consent: 'all' });
  await expectScripts(page, FUNCTIONAL);
  expect((await loaded).status()).toBe(202);
});

test('with Global Privacy Control the banner asks, and saving keeps Performance off @apart', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await portal.openSeed({ screen: 'settings', consent: 'none' });
  await expectScripts(page, []);
  await page.getByRole('button', { name: 'Cookie settings', exact: true }).last().click();
  await expect(page.getByRole('switch', { name: 'Performance' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Cookie settings saved')).toBeVisible();
  await expectScripts(page, FUNCTIONAL);
});

test('the banner appears after the screen without moving it or covering the focused control at 320 px', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await portal.openSeed({ screen: 'login', consent: 'none' });
  await expect(banner(page).getByRole('status')).toContainText('We use essential cookies');
  await page.keyboard.press('Tab');
  await expect(accept(page)).toBeFocused();
  const covered = new Set<string>();
  const stops: string[] = [];
  for (let stop = 0; stop < 40 && stops.at(-1) !== 'end'; stop += 1) {
    const { name, hidden } = await page.evaluate(() => {
      const focused = document.activeElement;
      const region = document.querySelector('section[aria-label="Cookies"]');
      if (focused === null || region === null || focused === document.body) {
        return { name: 'end', hidden: false };
      }
      const { bottom } = focused.getBoundingClientRect();
      const below = bottom > region.getBoundingClientRect().top;
      const own = region.contains(focused);
      const drawer = focused.closest('aside') !== null;
      return { name: focused.textContent, hidden: below && !own && !drawer };
    });
    stops.push(name);
    if (hidden) covered.add(name);
    await page.keyboard.press('Tab');
  }
  expect([...covered]).toEqual([]);
  expect(stops).toContain('Cookie Settings and Privacy Choices');
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shifts).toBe(0);
});

test("leaving the banner's page without an answer grants everything from the next page on (spec 4)", async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'login', consent: 'none' });
  await expect(accept(page)).toBeVisible();
  await page.reload();
  await expectScripts(page, FUNCTIONAL);
  await expect(banner(page)).toBeHidden();
});

test('attribution survives the seed link, the choice and the sign-in @worker-only', async ({
  page,
  portal,
}) => {
  const seed = makeSeed({ screen: 'login', signedOut: true, consent: 'none' });
  const tracked = '&utm_source=news&gclid=abc&referralCode=FRIEND42&ref=666-12-3456';
  await portal.openLink(seedLink(seed, portal.origin) + tracked);
  await accept(page).click();
  await expect(banner(page)).toBeHidden();
  await signIn(page, { email: 'harper.homer@example.com' });
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({
    utm: 'utm_source=news&gclid=abc&referralCode=FRIEND42',
    utmSource: 'news',
    gclid_ad: 'abc',
    referralCode: 'FRIEND42',
  });
  expect(JSON.stringify(stored)).not.toContain('666-12-3456');
});

test('an open dialog hides the banner from screen readers', async ({ page, portal }) => {
  await portal.openSeed({ screen: 'login', consent: 'none' });
  await expect(accept(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cookie Settings', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
});

test("the banner isn't printed", async ({ page, portal }) => {
  await portal.openSeed({ screen: 'settings', consent: 'none' });
  await expect(banner(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
  await page.emulateMedia({ media: null });
});
