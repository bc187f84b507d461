import { fillAndGoOn, fillPage, partOf } from '../../cli/gallery/fill-page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** They continue elsewhere, or on another screen at the same path. */
const FORMS = [
  { program: 'home_light', screen: 'personal-info' },
  { program: 'trovy', screen: 'verify-info' },
  { program: 'honor', screen: 'login-personal-info' },
  { program: 'pesto_item', screen: 'address-and-income' },
  { program: 'pesto_cash', screen: 'credit-line' },
] as const;

for (const { program, screen } of FORMS) {
  test(`submitting ${screen} focuses the next heading at the top`, async ({ page, portal }) => {
    await portal.openSeed({ program, screen });
    const parts = await partOf(page);
    for (let next = 2; next <= (parts?.of ?? 1); next += 1) await fillAndGoOn(page, next);
    await fillPage(page);
    const heading = page.getByRole('heading', { level: 1 });
    const left = await heading.innerText();
    await page.locator('main form button[type="submit"]').first().click();
    await expect(heading).not.toHaveText(left);
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('requesting a kit at the same path focuses the heading', async ({ page, portal }) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'shipping-kit' });
  await page.getByRole('checkbox', { name: 'This address is correct' }).check();
  const start = page.getByRole('button', { name: 'Request Kit' });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(start).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('submitted answers stay visible until the next screen, without secrets', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ program: 'home_light', screen: 'personal-info' });
  const parts = await partOf(page);
  for (let next = 2; next <= (parts?.of ?? 1); next += 1) await fillAndGoOn(page, next);
  await fillPage(page);
  let read = (): void => undefined;
  const mayBeRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  const sent = page.waitForRequest(
    (request) => request.postData()?.includes('"operationName":"application"') ?? false,
  );
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { readonly operationName: string };
    if (operationName === 'application') await mayBeRead;
    await route.continue();
  });
  const income = page.getByText('$84,000', { exact: false }).first();
  await expect(income).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.getByRole('button', { name: 'Check My Offer' }).click();
  await sent;
  await expect(page.getByRole('button', { name: /Check My Offer/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(income).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  read();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
