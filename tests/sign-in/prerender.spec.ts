import type { Page } from '@playwright/test';
import { portalConfig } from '../../mock-server/mounts/portal-config';
import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { PRERENDER_FOLDER, prerenderedFile } from '../../src/catalogue/prerender';
import { securityPolicy } from '../../src/catalogue/security-policy';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { withHashes } from '../../cli/deploy/deployment';
import type { Portal } from '../support/portal';
import { expect, test } from '../support/test';

/** Delays responses until the returned function is called. */
async function delay(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Signed out. Scripts load once the returned function is called. */
async function openPrerendered(
  { page, portal }: { readonly page: Page; readonly portal: Portal },
  path: string,
): Promise<() => void> {
  await portal.openSeed({ screen: 'login', signedOut: true });
  const release = await delay(page, '**/assets/*.js');
  await page.goto(portal.origin + path, { waitUntil: 'commit' });
  await expect(page.locator('#root[data-prerendered] h1')).toBeVisible();
  return release;
}

/** The returned function says whether the page still shows the same element. */
async function markHeading(page: Page): Promise<() => Promise<boolean>> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => Object.assign(element, { marked: true }));
  return () => heading.evaluate((element) => 'marked' in element);
}

test('a phone number typed before hydration stays, and the code is sent to it @own-origin', async ({
  page,
  portal,
}) => {
  const release = await openPrerendered({ page, portal }, '/login');
  const isSame = await markHeading(page);
  const phone = page.getByLabel('Mobile phone number');
  await phone.fill('2125550100');
  // The disabled button prevents submitting the form.
  await phone.press('Enter');
  const send = page.getByRole('button', { name: 'Send Code' });
  await expect(send).toBeDisabled();
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(send).toBeEnabled();
  expect(await isSame()).toBe(true);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('2125550100');
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  expect((await portal.inbox()).at(-1)).toMatchObject({ channel: 'sms', to: '+12125550100' });
});

test('email chosen before hydration shows its field afterward @own-origin', async ({
  page,
  portal,
}) => {
  const release = await openPrerendered({ page, portal }, '/login');
  await page.getByRole('radio', { name: 'Email' }).check();
  release();
  await expect(page.getByLabel('Email address')).toBeVisible();
});

test('a visitor at / sees the prerendered sign-in page and returns to / @own-origin', async ({
  page,
  portal,
}) => {
  const release = await openPrerendered({ page, portal }, '/');
  const isSame = await markHeading(page);
  release();
  await portal.expectScreen('login');
  expect(await isSame()).toBe(true);
  expect(page.url()).toBe(`${portal.origin}/login?returnTo=%2F`);
  await expect(page.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
    'href',
    '/login/sign-up?returnTo=%2F',
  );
});

test('a kind chosen at the first question before hydration stays chosen @own-origin', async ({
  page,
  portal,
}) => {
  const release = await openPrerendered({ page, portal }, '/quick-appraisal');
  const isSame = await markHeading(page);
  const watch = page.getByRole('radio', { name: 'Watch' });
  await watch.check();
  const next = page.getByRole('button', { name: 'Continue' });
  await expect(next).toBeDisabled();
  release();
  await expect(next).toBeEnabled();
  expect(await isSame()).toBe(true);
  await expect(watch).toBeChecked();
  await next.click();
  await portal.expectHeading('Tell us about your watch');
});

/** Records whether prerendered content was ever visible, and every brand that was. */
function watchPaint(): void {
  const seen = new Set<string>();
  Object.assign(globalThis, { seen });
  const look = (): void => {
    const root = document.querySelector<HTMLElement>('#root');
    if (root?.querySelector('h1')?.checkVisibility()) {
      seen.add(
        `${root.dataset['prerendered'] ?? 'rendered'} ${root.querySelector('h1')?.textContent ?? ''}`,
      );
    }
    requestAnimationFrame(look);
  };
  look();
}

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: readonly PerformanceEntry[]): number =>
          entries.reduce(
            (total, entry) => total + (entry as unknown as { value: number }).value,
            0,
          );
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => resolve(sum(observer.takeRecords())));
      }),
  );

const seenIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);

for (const [title, path, seed, heading] of [
  ['a signed-in user at /', '/', { screen: 'home' }, 'Welcome back'],
  [
    'a visitor with another program in the address',
    '/login?program=trovy',
    { screen: 'login', signedOut: true },
    'Sign in',
  ],
  [
    'a visitor with another program in storage',
    '/login',
    { screen: 'login', signedOut: true, program: 'honor' },
    'Sign in',
  ],
] as const) {
  test(`${title} never sees the prerendered page @own-origin`, async ({ page, portal }) => {
    await portal.openSeed(seed);
    await page.addInitScript(watchPaint);
    await portal.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    const seen = await seenIn(page);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((one) => !one.startsWith('rendered'))).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.dataset['prerender']),
    ).toBeUndefined();
  });
}

test('a visitor in dark mode never sees the light prerendered page @own-origin', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'login', signedOut: true });
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), STORAGE_KEYS.colorScheme);
  await page.addInitScript(watchPaint);
  await portal.open('/login');
  await portal.expectScreen('login');
  expect((await seenIn(page)).filter((one) => !one.startsWith('rendered'))).toEqual([]);
});

for (const program of PROGRAM_IDS) {
  test(`the prerendered pages of ${program} hydrate under the strict policy without layout shift @own-origin`, async ({
    page,
    portal,
  }) => {
    await portal.openSeed({ screen: 'login', signedOut: true, program });
    const read = (path: string): Promise<string> =>
      page.evaluate(async (url) => (await fetch(url)).text(), path);
    const sources = await read(`/${PRERENDER_FOLDER}/sources.map`);
    const config = {
      ...portalConfig(portal.origin),
      hosts: { [new URL(portal.origin).hostname]: program },
    };
    await page.route('**/config.json', (route) => route.fulfill({ json: config }));
    for (const [path, name] of [
      ['/login', 'sign-in'],
      ['/quick-appraisal', 'first-question'],
    ] as const) {
      const hashes = sources
        .split('\n')
        .find((line) => line.startsWith(`${name}.${program} `))
        ?.split('"')[1];
      expect(hashes).toMatch(/^( 'sha256-[\w+/]{43}='){2}$/);
      const policy = withHashes(securityPolicy(portalConfig(portal.origin)), hashes ?? '');
      const body = await read(`/${prerenderedFile(name, program)}`);
      await page.route(portal.origin + path, (route) =>
        route.fulfill({
          body,
          contentType: 'text/html',
          headers: { 'content-security-policy': policy },
        }),
      );
      const release = await delay(page, '**/assets/*.css');
      await page.addInitScript(watchPaint);
      await page.goto(portal.origin + path, { waitUntil: 'commit' });
      await expect(page.locator('#root[data-prerendered] h1')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      release();
      await expect(page.locator('#root:not([data-prerendered]) h1')).toBeVisible();
      await expect(page.locator('footer a[href$=".pdf"]').first()).toBeAttached();
      expect((await seenIn(page)).some((one) => one.startsWith(`${program} `))).toBe(true);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    }
  });
}

test("sign-in reports a problem with the card fields' origin @own-origin", async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'login', signedOut: true });
  portal.allowConsole(/The configuration cannot be used/);
  const right = portalConfig(new URL(page.url()).origin);
  const cardFrame = { origin: 'cards.example.com', pages: [] };
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...right, cardFrame } }));
  await portal.open('/login?returnTo=%2Fhome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The portal is not configured');
  await expect(page.getByText(/^cardFrame\.origin: must start/)).toBeVisible();
});
