import type { Locator, Page } from '@playwright/test';
import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { expect, test } from '../support/test';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

/** Visible part of a phone’s 844 pixels: in Chrome, and in Safari with all of its bars. */
const IN_SIGHT = [720, 664];

for (const program of PROGRAM_IDS) {
  test(`the sign-in of ${program} has one primary button and its field in a phone's first view`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(PHONE);
    await portal.openSeed({ program, screen: 'login', signedOut: true });
    const field = page.getByLabel('Mobile phone number');
    await expect(field).toBeEditable();
    for (const inSight of IN_SIGHT) {
      await page.setViewportSize({ ...PHONE, height: inSight });
      const { y = 0, height = 0 } = (await field.boundingBox()) ?? {};
      expect(y + height, `of ${String(inSight)} px`).toBeLessThanOrEqual(inSight);
    }
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    const send = page.getByRole('button', { name: 'Send Code' });
    const first = page.getByRole('main').getByRole('link').first();
    expect((await first.boundingBox())?.y).toBeLessThan(300);
    expect(await first.evaluate(ground)).not.toBe(await send.evaluate(ground));
  });
}

/** Completely in the window and above the cookie banner. */
async function expectUncovered(page: Page, element: Locator): Promise<void> {
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  await expect(element).toBeInViewport({ ratio: 1 });
  const lowerEdge = async () => {
    const box = await element.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  const edge = async () => (await banner.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await lowerEdge()) <= (await edge())).toBe(true);
}

const LOW_PHONE = { width: 390, height: 664 };

for (const program of PROGRAM_IDS) {
  test(`the first view of ${program}'s sign-in on a phone shows its actions above the cookie banner`, async ({
    page,
    portal,
  }) => {
    for (const size of [LOW_PHONE, PHONE]) {
      await page.setViewportSize(size);
      await portal.openSeed({ program, screen: 'login', signedOut: true, consent: 'none' });
      await expectUncovered(page, page.getByRole('button', { name: 'Send Code' }));
      await expectUncovered(page, page.getByRole('main').getByRole('link').first());
    }
  });
}

for (const [title, seed, action] of [
  ['the credit line', { program: 'pesto_cash', screen: 'credit-line' }, 'Continue'],
  ['the cart', { program: 'pesto_item', screen: 'asset-cart' }, 'See My Options'],
  ['the offer', { screen: 'offer' }, 'Accept Offer'],
] as const) {
  test(`the first view of ${title} on a phone shows its action above the cookie banner`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(LOW_PHONE);
    await portal.openSeed({ ...seed, consent: 'none' });
    await expectUncovered(page, page.locator('[data-bottom-bar]').getByText(action));
  });
}

for (const [screen, seed, action] of [
  ['quick-appraisal', { program: 'pesto_item' }, 'Continue'],
  ['quick-appraisal-ring', { program: 'pesto_item' }, 'Continue'],
  ['address-and-income', { program: 'pesto_item' }, 'Continue'],
  ['sign-up', { program: 'trovy', signedOut: true }, 'Continue'],
  ['login-personal-info', { program: 'honor' }, 'Continue'],
  ['personal-info', { program: 'pesto_cash' }, 'Continue'],
  ['cancel-offer', { program: 'safeguard' }, 'Decline Offer'],
  ['verify-info', { program: 'home_light' }, 'Continue'],
  ['verify-income', { program: 'home_light' }, 'Accept and Continue'],
  ['manual-review', { program: 'home_light', status: 'VERIFY_DOC' }, 'Upload Documents'],
  ['login-to-your-account', { program: 'trovy' }, 'Sign In'],
] as const) {
  test(`the first view of ${screen} on a phone shows its button above the cookie banner`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(LOW_PHONE);
    await portal.openSeed({ ...seed, screen, consent: 'none' });
    await expectUncovered(page, page.getByRole('main').getByText(action, { exact: true }));
  });
}

test("alternative sign-in methods are side by side, under a phone's button and next to a laptop's form", async ({
  page,
  portal,
}) => {
  await page.setViewportSize(PHONE);
  await portal.openSeed({ program: 'honor', screen: 'login', signedOut: true });
  await page.getByRole('radio', { name: 'Text message' }).check();
  await page.getByLabel('Mobile phone number').fill('(202) 555-0187');
  await page.getByRole('button', { name: 'Send Code' }).click();
  const other = page.getByRole('button', { name: 'Use Email Instead' });
  const start = (element: Element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().x;
  };
  await expect(other).toBeVisible();
  const beside = page.getByRole('button', { name: 'Change Number' });
  expect((await beside.boundingBox())?.y).toBe((await other.boundingBox())?.y);
  await page.setViewportSize(LAPTOP);
  const form = await page.getByLabel('6-character code').boundingBox();
  expect(Math.abs((await other.evaluate(start)) - (form?.x ?? 0))).toBeLessThan(2);
});
