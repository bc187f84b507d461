import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 320, height: 640 } });

// Content moves only in a separate window (@apart).
test('on a phone a bar has the answers of a long offer, covers no focus, and is gone where they are @apart', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'offer' });
  const accept = page.getByRole('button', { name: 'Accept Offer' });
  const bar = page.locator('[data-bottom-bar]');
  const act = bar.getByText('Accept Offer');
  await expect(act).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText('Decline Offer')).toBeInViewport({ ratio: 1 });
  await expect(accept).not.toBeInViewport();

  // Elements are above the bar when they get the focus.
  const covered: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.querySelector('[data-bottom-bar]');
      const { activeElement } = document;
      if (element === null || activeElement === null || element.contains(activeElement))
        return 'end';
      const { top } = element.getBoundingClientRect();
      const beneath = activeElement.getBoundingClientRect().bottom > top;
      return beneath ? (activeElement.textContent ?? '') : null;
    });
    if (found === 'end') break;
    if (found !== null) covered.push(found);
  }
  expect(covered).toEqual([]);

  await accept.scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await act.click();
  await portal.expectScreen('verify-income');
});

test("the bar shows the amount only while the page doesn't show it in view", async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'offer' });
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toHaveText('Accept OfferDecline Offer');
  await page.getByRole('heading', { name: 'Before you decide' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 400));
  await expect(bar).toHaveText('Credit line $25,000Accept OfferDecline Offer');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toHaveText('Accept OfferDecline Offer');
});

test('the bar links to the first unchecked document, then to the signature, then signs', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'agreements', program: 'pesto_cash' });
  const bar = page.locator('[data-bottom-bar]');
  const documents = page.getByRole('checkbox');
  const all = await documents.count();
  await expect(bar).toContainText(`${String(all)} Documents Left`);
  await bar.getByRole('button').click();
  await expect(documents.first()).toBeFocused();
  await expect(documents.first()).toBeInViewport();
  await expect(bar).toHaveCount(0);

  // Also from below, because the open task is above.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(bar).toContainText(`${String(all)} Documents Left`);

  for (let index = 0; index < all; index += 1) await documents.nth(index).check();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toContainText('Signature Left');

  await page.getByRole('textbox', { name: 'Type your full name to sign' }).fill('Casha Depositor');
  // A jump from the end to the start, across the target.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toContainText('Agree and Continue');
});

test('a bar asks for what is left of a form, then sends it', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.openSeed({
    status: 'OFFER_DECISION_NEEDED',
    screen: 'payment-selection',
    program: 'pesto_cash',
  });
  const bar = page.locator('[data-bottom-bar]');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await bar.getByRole('button', { name: '1 Question Left' }).click();
  const question = page.getByRole('radio', { name: 'Fund now' });
  await expect(question).toBeInViewport();
  await question.check();
  await page.evaluate(() => window.scrollTo(0, 0));
  await bar.getByText('Continue').click();
  await portal.expectScreen('fund-now');
});

test('the bar at the lower edge reserves its height for scrolling only while it is shown', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'fund-over-time', program: 'pesto_cash', payment: 'schedule' });
  const reserved = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--bar-height') !== '');
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toBeVisible();
  await expect.poll(reserved).toBe(true);
  await page
    .locator('main section')
    .getByRole('button', { name: 'Change Amount' })
    .scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  expect(await reserved()).toBe(false);
});

test('a dialog covers the bar at the lower edge, and a toast appears above it', async ({
  page,
  portal,
}) => {
  // Low enough that the buttons at the end of the page stay below the skipped row.
  await page.setViewportSize({ width: 390, height: 560 });
  await portal.openSeed({ screen: 'fund-over-time', program: 'pesto_cash', payment: 'schedule' });
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toBeVisible();
  const offset = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom);
  await expect.poll(offset).not.toBe('8px');

  await page.getByRole('button', { name: 'Skip the deposit of' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  const lead = await bar.getByRole('link', { includeHidden: true }).boundingBox();
  const at = { x: (lead?.x ?? 0) + 5, y: (lead?.y ?? 0) + 5 };
  const inPage = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('#root') !== null,
    at,
  );
  expect(inPage).toBe(false);

  // A toast appears above the bar.
  await dialog.getByRole('button', { name: 'Skip Deposit' }).click();
  const toast = page.getByText('Deposit schedule saved');
  await expect(toast).toBeVisible();
  await expect(bar).toBeVisible();
  const bottom = async () => {
    const box = await toast.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  const top = (await bar.boundingBox())?.y ?? 0;
  await expect.poll(bottom).toBeLessThan(top);
});

test('on a phone the button of a long form covers no field that gets the focus', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ program: 'trovy', screen: 'sign-up', signedOut: true });
  const button = page.getByRole('button', { name: 'Continue' });
  await expect(button).toBeInViewport({ ratio: 1 });
  const distance = async (field: Locator) => {
    const [box, bar] = await Promise.all([field.boundingBox(), button.boundingBox()]);
    return (bar?.y ?? 0) - ((box?.y ?? Infinity) + (box?.height ?? 0));
  };
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    await field.focus();
    await expect.poll(() => distance(field)).toBeGreaterThan(0);
  }
});
