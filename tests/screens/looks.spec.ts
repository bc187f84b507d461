import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

test('the cookie banner covers at most a quarter of a phone and explains Close next to the button', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(PHONE);
  await portal.openSeed({ screen: 'login', signedOut: true, consent: 'none' });
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  const [box, close, middleText] = [
    await banner.boundingBox(),
    await banner.getByRole('button', { name: 'Close' }).boundingBox(),
    await banner.getByText('Closing accepts all cookies.').boundingBox(),
  ];
  expect(box?.height).toBeLessThan(0.25 * PHONE.height);
  const middle = (of: typeof close) => (of?.y ?? 0) + (of?.height ?? 0) / 2;
  expect(Math.abs(middle(close) - middle(middleText))).toBeLessThan(2);
  await page.setViewportSize({ width: 320, height: PHONE.height });
  expect((await banner.boundingBox())?.height).toBeLessThan(0.3 * PHONE.height);
  expect((middleText?.x ?? 0) - (close?.x ?? 0) - (close?.width ?? 0)).toBeLessThan(12);
});

test('an empty page has its button in the head and an explanation below', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(LAPTOP);
  await portal.openSeed({ program: 'pesto_item', screen: 'my-items', status: 'CREATED' });
  const way = await page.getByRole('link', { name: 'Add an Item' }).boundingBox();
  const lead = await page.locator('main h1 + p').boundingBox();
  const next = await page.getByRole('heading', { name: 'How it works' }).boundingBox();
  expect((way?.y ?? 0) - (lead?.y ?? 0) - (lead?.height ?? 0)).toBeLessThan(40);
  expect(next?.y).toBeGreaterThan((way?.y ?? 0) + (way?.height ?? 0));
});

test('a wide window has a wider page with larger type', async ({ page, portal }) => {
  const seen = async (width: number) => {
    await page.setViewportSize({ width, height: 1080 });
    return page.evaluate(() => ({
      text: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      page: document.querySelector('main')?.clientWidth,
    }));
  };
  await portal.openSeed({ screen: 'offer' });
  expect(await seen(1280)).toEqual({ text: 16, page: 1056 });
  expect(await seen(1920)).toEqual({ text: 19.68, page: 1299 });
});

test('a page with only a head shows the steps in place of the column', async ({ page, portal }) => {
  await page.setViewportSize(LAPTOP);
  await portal.openSeed({ screen: 'offer' });
  await page.goto(new URL('/app/homelight/offer?ended=yes', page.url()).href);
  const heading = page.getByRole('heading', { name: 'This offer has ended' });
  await expect(heading).toBeVisible();
  const steps = await page.locator('aside [data-pane]').boundingBox();
  const help = await page.locator('aside').getByRole('region', { name: 'Help' }).boundingBox();
  expect(steps?.x).toBe((await heading.boundingBox())?.x);
  expect(help?.y).toBe(steps?.y);
  expect(help?.x).toBeGreaterThan((steps?.x ?? 0) + (steps?.width ?? 0));
});

test('help alone under a head is full width on one line', async ({ page, portal }) => {
  await page.setViewportSize(LAPTOP);
  portal.allowConsole(/\[portal\] Network error|Failed to load resource/);
  await portal.openSeed({ screen: 'home', status: 'MANUAL_REVIEW' });
  await portal.faults(['operation=application,offline']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await page.reload();
  const heading = page.getByRole('heading', { name: 'You’re offline' });
  await expect(heading).toBeVisible();
  const help = page.locator('aside').getByRole('region', { name: 'Help' });
  const [box, call, more] = [
    await help.boundingBox(),
    await help.getByRole('link').first().boundingBox(),
    await help.getByRole('button').boundingBox(),
  ];
  expect(box).toMatchObject({ x: (await heading.boundingBox())?.x, width: 1024 });
  const middle = (of: typeof call) => (of?.y ?? 0) + (of?.height ?? 0) / 2;
  expect(Math.abs(middle(call) - middle(more))).toBeLessThan(4);
});

test('a screen that failed to load links elsewhere, next to the help', async ({ page, portal }) => {
  await page.setViewportSize(LAPTOP);
  portal.allowConsole(/\[portal\] Network error|Failed to load resource/);
  await portal.openSeed({ program: 'pesto_item', screen: 'asset-cart' });
  await portal.faults(['operation=getItemCart,status=500']);
  await page.reload();
  const elsewhere = page.getByRole('main').getByRole('link', { name: 'Settings' });
  await expect(elsewhere).toBeVisible();
  const beside = await page.locator('aside [data-pane]').boundingBox();
  const place = await page.getByRole('heading', { name: 'What you can do' }).boundingBox();
  expect(beside?.x).toBeGreaterThan((place?.x ?? 0) + (place?.width ?? 0));
  expect(Math.abs((beside?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(100);
  await portal.faults([]);
  await elsewhere.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a failure of common data offers no links that would also fail', async ({ page, portal }) => {
  portal.allowConsole(/\[portal\] Network error|Failed to load resource/);
  await portal.openSeed({ screen: 'home', status: 'MANUAL_REVIEW' });
  await portal.faults(['operation=application,status=500']);
  await page.reload();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Help Center' }).click();
  await expect(page.getByRole('dialog', { name: 'Help Center' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Settings', includeHidden: true })).toHaveCount(0);
  await portal.faults([]);
});

test('how it works is next to the first form if there is space', async ({ page, portal }) => {
  await page.setViewportSize(LAPTOP);
  await portal.openSeed({ program: 'trovy', screen: 'sign-up', signedOut: true });
  const step = page.locator('aside').getByText('Verify and sign.');
  await expect(step).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(step).toBeHidden();
});

test('the card finder shows earlier answers next to the question', async ({ page, portal }) => {
  await page.setViewportSize(LAPTOP);
  await portal.openSeed({ screen: 'landing-finder' });
  const answers = page.locator('aside [data-pane]');
  await expect(answers).not.toContainText('A cash deposit');
  await page.getByRole('radio', { name: 'A cash deposit' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(answers.getByRole('listitem').first()).toContainText('A cash deposit');
  await expect(answers.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step');
});

test('an unavailable card shows actions next to the help', async ({ page, portal }) => {
  await page.setViewportSize(LAPTOP);
  await portal.openSeed({ program: 'trovy', screen: 'dont-operate-in-state' });
  const other = await page.getByRole('link', { name: 'Find the right card for you' }).boundingBox();
  const help = await page.locator('main').getByRole('region', { name: 'Help' }).boundingBox();
  expect(help?.x).toBeGreaterThan((other?.x ?? 0) + (other?.width ?? 0));
  expect(Math.abs((help?.y ?? 0) - (other?.y ?? 0))).toBeLessThan(100);
});

test("the continuation of a long credit freeze is in view at the side, and in a phone's bar", async ({
  page,
  portal,
}) => {
  portal.allowConsole(/The credit report is still frozen/);
  await page.setViewportSize(LAPTOP);
  await portal.openSeed({ program: 'honor', screen: 'credit-freeze' });
  // The bar, which has a button of the same name, is elsewhere.
  const way = page.locator('main section').getByRole('button', { name: 'I’ve Lifted the Freeze' });
  await expect(way).toHaveCount(1);
  await expect(way).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE);
  await expect(way).not.toBeInViewport();
  await page.locator('[data-bottom-bar]').getByText('I’ve Lifted the Freeze').click();
  await expect(page.getByText('We still can’t see your report')).toBeInViewport({ ratio: 1 });
});

for (const [program, screen] of [
  ['pesto_cash', 'credit-line'],
  ['pesto_cash', 'payment-selection'],
  ['pesto_cash', 'fund-now'],
  ['pesto_item', 'pre-qualified'],
] as const) {
  test(`${screen} ends with its button in every window, on a phone far below its first question`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(LAPTOP);
    await portal.openSeed({ program, screen });
    const way = page.locator('main form').getByRole('button', { name: 'Continue' });
    await expect(way).toHaveCount(1);
    const [form, button] = [await page.locator('main form').boundingBox(), await way.boundingBox()];
    expect(button?.x).toBe(form?.x);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeCloseTo(
      (form?.y ?? 0) + (form?.height ?? 0),
      0,
    );
    await page.setViewportSize(PHONE);
    if (screen === 'fund-now') return;
    await expect(way).not.toBeInViewport();
  });
}

test('all contacts are side by side on a tablet', async ({ page, portal }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await portal.openSeed({ status: 'MANUAL_REVIEW', screen: 'home' });
  const help = page.getByRole('region', { name: 'Help' });
  const middles = await Promise.all(
    [help.getByRole('link').first(), help.getByRole('link').last(), help.getByRole('button')].map(
      async (way) => {
        const box = await way.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) / 2;
      },
    ),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
});

test('collapsed parts of an item are full-width rows', async ({ page, portal }) => {
  await page.setViewportSize(PHONE);
  await portal.openSeed({ program: 'pesto_item', screen: 'asset-cart' });
  await page.getByRole('link', { name: /^Edit/ }).click();
  const field = await page.getByLabel('Item name').boundingBox();
  const rows = page.locator('details > summary', { hasText: /Material|Size and weight/ });
  const [first, second] = [await rows.first().boundingBox(), await rows.nth(1).boundingBox()];
  expect(first).toMatchObject({ x: field?.x, width: field?.width });
  expect((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeLessThan(2);
});

test('the home pane names the step of the button, and an offer comes first', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(LAPTOP);
  await portal.openSeed({ status: 'OFFER_DECISION_NEEDED', screen: 'home' });
  const now = page.locator('aside').locator('[aria-current=step]');
  await expect(now).toHaveText(/Your offer/);
  await expect(page.getByText('Started')).toHaveCount(0);
  const amount = await page.getByText('$25,000', { exact: true }).boundingBox();
  const words = await page.getByText(/decide by/).boundingBox();
  expect(amount?.y).toBeLessThan(words?.y ?? 0);
});

test('the last visible settings link ends the card without a line', async ({ page, portal }) => {
  await page.setViewportSize(PHONE);
  await portal.openSeed({ program: 'pesto_item', screen: 'settings' });
  const rows = page.locator('main li', { has: page.getByText('Cookie settings') });
  const last = rows.filter({ visible: true });
  await expect(last).toHaveCount(1);
  await expect(last).toHaveCSS('border-bottom-width', '0px');
  await expect(last).toHaveCSS('border-top-width', '1px');
});

test('a freeze shows the bureau to call in full and the others collapsed', async ({
  page,
  portal,
}) => {
  await page.setViewportSize(PHONE);
  await portal.openSeed({ screen: 'credit-freeze' });
  await expect(page.getByRole('link', { name: /^Equifax freeze page/ })).toBeVisible();
  const other = page.getByRole('link', { name: /^Experian freeze page/ });
  await expect(other).toBeHidden();
  await page.locator('summary', { hasText: 'Experian' }).click();
  await expect(other).toBeVisible();
});

test('an offer fits a phone with text twice as large, each amount with its label', async ({
  page,
  portal,
}) => {
  // All lengths are relative to the text size, so half the width has the same layout.
  await page.setViewportSize({ width: 195, height: 422 });
  await portal.openSeed({ program: 'pesto_item', screen: 'offer' });
  const amounts = page.getByRole('cell', { name: '$' });
  await expect(amounts.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195);
  const named = await amounts.evaluateAll((cells) =>
    cells.map((cell) => getComputedStyle(cell, '::before').content),
  );
  expect(named.slice(0, 2)).toEqual(['"Estimate "', '"Inspected "']);
});
