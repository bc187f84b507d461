import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

test('the figures of a deposit table are right-aligned', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.openSeed({ screen: 'fund-over-time', program: 'pesto_cash', payment: 'schedule' });
  const state = await portal.state();
  for (const { cash } of state.applications) Object.assign(cash ?? {}, { creditLine: 300_000 });
  for (const schedule of state.deposits.schedules) Object.assign(schedule, { amount: 54_321 });
  await page.evaluate(
    (body) =>
      fetch('/__mock/state', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    JSON.stringify(state),
  );
  await page.reload();
  const table = page.getByRole('table');
  await expect(table).toContainText('$543.21');
  await expect(table).toContainText(/\$1,\d{3}\.\d\d/);
  const ends = await table.evaluate((element) =>
    [1, 2].map((column) => {
      const cells = [...element.querySelectorAll('tr')]
        // The last row, the day the card opens, has no figure.
        .filter(({ cells: all }) => all.length === 3)
        .map(({ cells: all }) => all[column]);
      return new Set(
        cells.map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell?.firstChild ?? element);
          return Math.round(text.getBoundingClientRect().right);
        }),
      ).size;
    }),
  );
  expect(ends).toEqual([1, 1]);
});

test('a select has its arrow inside, and its list has the same width', async ({ page, portal }) => {
  for (const [seed, name] of [
    [{ screen: 'fund-over-time', program: 'pesto_cash' }, 'First deposit date'],
    [{ screen: 'quick-appraisal-watch', program: 'pesto_item' }, 'Brand'],
  ] as const) {
    await portal.openSeed(seed);
    const box = page.getByLabel(name);
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const ends = await box.evaluate((element) => {
        const endOf = (one: Element | null | undefined) => one?.getBoundingClientRect().right ?? 0;
        return [endOf(element), endOf(element.nextElementSibling?.querySelector('svg'))] as const;
      });
      expect(ends[0] - ends[1], `${name} at ${width} px`).toBeCloseTo(12, -1);
    }
  }
  const brands = page.getByRole('listbox');
  const brand = page.getByRole('combobox', { name: 'Brand' });
  await brand.click();
  await expect(brands).toBeVisible();
  expect((await brands.boundingBox())?.width).toBe((await brand.boundingBox())?.width);
});

test('settings link phones to other pages only, wide windows also to sections', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.openSeed({ screen: 'settings' });
  const appearance = page.getByRole('link', { name: 'Appearance' });
  await expect(page.getByRole('link', { name: 'Personal information' })).toBeVisible();
  await expect(appearance).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(appearance).toBeVisible();
});

test('tertiary buttons are side by side on a phone, centered under full-width ones', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.openSeed({ status: 'CREDIT_DENIED' });
  const again = page.getByRole('button', { name: 'Apply Again' });
  const home = page.getByRole('link', { name: 'Back to Home' });
  const [first, second] = [await again.boundingBox(), await home.boundingBox()];
  expect(first?.y).toBe(second?.y);
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0);
  const end = (second?.x ?? 0) + (second?.width ?? 0);
  expect(((first?.x ?? 0) + end) / 2).toBeCloseTo(390 / 2, 0);
});

test('three buttons after a decline leave no gap', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const middle = (box: { y: number; height: number } | null) =>
    (box?.y ?? 0) + (box?.height ?? 0) / 2;
  await portal.openSeed({ program: 'honor', status: 'OFFER_REJECTED' });
  const main = page.getByRole('main');
  const third = main.getByRole('button', { name: 'Apply Again' });
  await expect(third).toBeVisible();
  const first = main.getByRole('link', { name: 'Back to Home' });
  expect(middle(await third.boundingBox())).toBeCloseTo(middle(await first.boundingBox()), 0);
});

test('without a pane on a phone help follows the buttons', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const gap = async () => {
    const last = await page.getByRole('main').getByRole('button').last().boundingBox();
    const help = await page.getByRole('region', { name: 'Help' }).boundingBox();
    return Math.round((help?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0));
  };
  await portal.openSeed({ program: 'pesto_cash', screen: 'fund-now' });
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  const withPane = await gap();
  await portal.openSeed({ screen: 'cancel-offer' });
  await expect(page.getByRole('button', { name: 'Keep My Offer' })).toBeVisible();
  expect(withPane).toBe(await gap());
});

test("the update time doesn't break within date or time on the narrowest phone", async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await portal.openSeed({ status: 'MANUAL_REVIEW', now: '2026-09-30T22:58:00-04:00' });
  const updated = page.getByText(/^Updated September/);
  await expect(updated).toBeVisible();
  const linesOf = (words: string) =>
    updated.evaluate((element, wanted) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const from = walker.currentNode.nodeValue?.indexOf(wanted) ?? -1;
        if (from === -1) continue;
        range.setStart(walker.currentNode, from);
        range.setEnd(walker.currentNode, from + wanted.length);
      }
      return range.getClientRects().length;
    }, words);
  expect(await linesOf('September 30, 2026')).toBe(1);
});

test('on a phone a heading is close to its tag next to an image', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const verify = { screen: 'verify-payment', program: 'pesto_cash' } as const;
  for (const [seed, tag] of [
    [{ ...verify, payment: 'processing' }, 'On its way'],
    [{ ...verify, payment: 'failed' }, 'Not received'],
    [{ ...verify, payment: 'needs-bank' }, 'Waiting for you'],
    [{ ...verify, payment: 'received' }, 'Received'],
    [{ status: 'MANUAL_REVIEW' }, 'In review'],
  ] as const) {
    await portal.openSeed(seed);
    const shown = page.getByRole('main').getByText(tag, { exact: true }).first();
    await expect(shown, tag).toBeVisible();
    const above = await shown.boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const gap = (heading?.y ?? 999) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(gap, tag).toBeGreaterThan(8);
    expect(gap, tag).toBeLessThan(40);
  }
});

test('an illustration is larger on a phone, with its subject only', async ({ page, portal }) => {
  await portal.openSeed({ status: 'MANUAL_REVIEW' });
  const picture = page.locator('main svg[viewBox="0 0 240 160"]').filter({ visible: true });
  const shares = () =>
    picture.evaluate((svg) => {
      const shapes = [...svg.querySelectorAll('path, circle, rect')];
      const shown = shapes.map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
      // The list is the tallest element on the background.
      const [ground = 0, list = 0] = shown.map(({ height }) => height).toSorted((a, b) => b - a);
      return { drawn: shown.length, share: list / ground };
    });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(picture).toBeVisible();
  const wide = await shares();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(picture).toBeVisible();
  const small = await shares();
  expect(small.drawn).toBeLessThan(wide.drawn);
  expect(small.share).toBeGreaterThan(wide.share * 1.1);
});

test('on a tablet the sign-in field is as wide as the choices above it', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await portal.openSeed({ screen: 'login', signedOut: true });
  const end = async (place: Locator) => {
    await expect(place).toBeVisible();
    const box = await place.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  const choice = page.locator('label').filter({ hasText: /^Email$/ });
  const form = page.locator('main form');
  expect(await end(choice)).toBe(await end(form));
  expect(await end(page.getByLabel('Mobile phone number'))).toBe(await end(form));
});

test('after a decline the notice comes first, then next steps, then applying again', async ({
  page,
  portal,
}) => {
  for (const program of ['home_light', 'pesto_cash', 'pesto_item'] as const) {
    await portal.openSeed({ program, status: 'NOT_PREQUALIFIED' });
    const main = page.getByRole('main');
    const order = [
      main.getByRole('button', { name: 'View My Notice' }),
      main.getByRole('heading', { name: 'What you can do' }),
      main.getByRole('button', { name: 'Apply Again' }),
    ];
    const places: number[] = [];
    for (const one of order) {
      await expect(one).toBeVisible();
      places.push((await one.boundingBox())?.y ?? -1);
    }
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test("content under the signed documents doesn't move when they load", async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await portal.openSeed({
    status: 'COMPLETE',
    program: 'safeguard',
    faults: ['operation=documentsToSign,latency=3000'],
  });
  await portal.expectScreen('congratulations');
  const below = page.getByRole('heading', { name: /^Get the .* app$/ });
  await expect(page.getByRole('button', { name: 'Cardholder Agreement' })).toHaveCount(0);
  const before = await below.boundingBox();
  await expect(page.getByText('Cardholder Agreement').first()).toBeVisible();
  expect((await below.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test("nothing paints over a phone's bar", async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.openSeed({ screen: 'agreements', program: 'honor' });
  const bar = page.locator('[data-bottom-bar]');
  const footer = page.getByRole('contentinfo');
  const mark = footer.locator('summary');
  await mark.scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  // The disclosure marker is rotated, so it paints late: it must stay behind the bar.
  const behind = await mark.evaluate((element) => {
    const place = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
    if (place === undefined) return null;
    scrollBy({
      top: element.getBoundingClientRect().top - place.top - 8,
      behavior: 'instant',
    });
    const { top, bottom } = element.getBoundingClientRect();
    const over = [];
    for (let x = 2; x < innerWidth; x += 4) {
      for (let y = place.top + 2; y < place.bottom; y += 4) {
        const shown = document.elementFromPoint(x, y);
        if (shown?.closest('[data-bottom-bar]') === null) over.push(shown.outerHTML.slice(0, 80));
      }
    }
    return { isBehind: top < place.bottom && bottom > place.top, over: [...new Set(over)] };
  });
  expect(behind).toEqual({ isBehind: true, over: [] });
});
