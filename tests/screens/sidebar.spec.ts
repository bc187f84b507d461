import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';
import { nextPollTimeout } from '../support/next-poll-timeout';

for (const [program, height] of [
  ['pesto_item', 720],
  ['home_light', 800],
] as const) {
  test(`the buttons stay in view next to a long offer of ${program}, ${String(height)} px high`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await portal.openSeed({ program, screen: 'offer' });
    const pane = page.getByRole('region', { name: 'Your answer' });
    const help = page.locator('aside').getByRole('region', { name: 'Help' });
    const header = page.getByRole('banner');
    await expect(pane).toBeVisible();
    // Shown once in the first view, on the card face; then the amount is next to the answer, down
    // to the end.
    await expect(page.locator('[data-page-figure]')).toBeInViewport({ ratio: 1 });
    await expect(pane.getByText('Credit line')).toBeHidden();
    // The buttons must not move under the pointer of a user who only reads.
    const startOf = () =>
      pane.evaluate((element) => {
        const [, decline = element] = element.querySelectorAll('button');
        return Math.round(decline.getBoundingClientRect().y - element.getBoundingClientRect().y);
      });
    const before = await startOf();
    for (const part of [0.5, 1]) {
      await page.evaluate((share) => {
        window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * share);
      }, part);
      await expect(pane).toBeInViewport({ ratio: 1 });
      await expect(help.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      // At the end of the page it scrolls away, its buttons never under the header.
      const first = pane.getByRole('button').first();
      const [top, edge] = [await first.boundingBox(), await header.boundingBox()];
      expect(top?.y).toBeGreaterThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 0));
      await expect(pane.getByText('Credit line')).toBeVisible();
      expect(await startOf()).toBe(before);
      // Nothing below it is half covered.
      const under = [
        // Its card comes from under the pane.
        help.getByRole('link').first(),
        page.locator('aside').getByRole('list').first(),
      ];
      const isClear = async (sheet: Locator): Promise<boolean> => {
        const [done, box] = [await pane.boundingBox(), await sheet.boundingBox()];
        if (done === null || box === null) return false;
        const end = done.y + done.height;
        return box.y >= end || box.y + box.height <= end;
      };
      for (const sheet of under) await expect.poll(() => isClear(sheet)).toBe(true);
      // Content that scrolls behind it is hidden before a part shows in the gap.
      await expect(page.locator('[data-stays] + *')).toHaveCSS('opacity', '0');
    }
    // The list next to the column shows the steps, so the head has no progress bar.
    await expect(page.locator('aside').getByRole('listitem').first()).toBeAttached();
    await expect(
      page
        .getByText(/^Step \d of \d/)
        .locator('xpath=../..')
        .locator('[aria-hidden]'),
    ).toBeHidden();
  });
}

for (const [program, screen] of [
  ['home_light', 'offer'],
  ['pesto_cash', 'credit-line'],
  ['safeguard', 'offer'],
] as const) {
  test(`actions, help and steps are next to ${screen} of ${program} in its first view`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await portal.openSeed({ program, screen });
    const aside = page.locator('aside');
    await expect(aside.getByRole('button').first()).toBeInViewport({ ratio: 1 });
    const help = aside.getByRole('region', { name: 'Help' });
    await expect(help).toBeInViewport({ ratio: 1 });
    // A broken address is misread.
    const mail = help.getByRole('link').last();
    expect(await mail.evaluate((link) => link.getClientRects().length)).toBe(1);
    expect((await mail.boundingBox())?.height).toBeLessThan(40);
    await expect(aside.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  });
}

test('the status is next to the next steps, and before them on a phone', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'items-shipped' });
  const main = page.getByRole('main');
  const boxes = async () => {
    const names = ['Progress', 'What happens next', 'Tracking'];
    const headings = names.map((name) => main.getByRole('heading', { name, exact: true }));
    const found = await Promise.all(headings.map((heading) => heading.boundingBox()));
    return found.map((box) => ({ x: box?.x ?? -1, y: Math.round(box?.y ?? -1) }));
  };
  const [way, next, tracking] = await boxes();
  expect(way?.y).toBe(next?.y);
  expect(way?.x).toBeGreaterThan(next?.x ?? 0);
  expect(tracking?.x).toBe(next?.x);
  const help = await page.locator('aside').getByRole('region', { name: 'Help' }).boundingBox();
  expect(help?.x).toBeGreaterThan(next?.x ?? 0);
  expect(help?.y).toBeGreaterThan(way?.y ?? 0);

  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below, last] = await boxes();
  expect(above?.x).toBe(below?.x);
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  expect(below?.y).toBeLessThan(last?.y ?? 0);
});

test('an update moves nothing and can be clicked in place', async ({ page, portal }) => {
  await portal.openSeed({ status: 'VERIFY_DOC' });
  // Help loads last, with the content.
  await expect(page.getByRole('button', { name: 'Need Help?' })).toBeVisible();
  const places = () =>
    page
      .locator('main :is(h1, h2, button, a)')
      .filter({ hasNotText: 'See Update' })
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
  const before = await places();
  await portal.event('documents-checked');
  await portal.clock({ advance: 'PT31S' });
  const see = page.getByRole('button', { name: 'See Update' });
  await expect(see).toBeInViewport({ timeout: nextPollTimeout() });
  expect(await places()).toEqual(before);
  await see.click();
  await expect(see).toHaveCount(0);
});

test('a range of two long amounts stays on one line, and its parts are distinguishable', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'asset-cart', persona: 'P-04' });
  const pane = page.getByRole('region', { name: 'Your estimate' });
  const range = pane.getByText(/^\$[\d,]+ to \$[\d,]+$/);
  await expect(range).toBeVisible();
  const lines = await range.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
  const shares = pane.locator('[data-share-bar] > *');
  const colors = await shares.evaluateAll((parts) =>
    parts.map((part) => getComputedStyle(part).backgroundColor),
  );
  expect(colors).toHaveLength(4);
  expect(new Set(colors).size).toBe(4);
  await expect(pane.getByText('9 other items')).toBeVisible();
});
