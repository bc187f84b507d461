import { expect, test } from '../support/test';
import { cardFrame, moved, reviewAndAgree, typeCard } from './cash-steps';

test.use({ seed: { program: 'pesto_cash' } });

test("on a separate origin the card fields work, and the page can't read them @own-origin @cards @apart", async ({
  page,
  portal,
  context,
}) => {
  const cards = new URL(portal.origin);
  cards.hostname = 'cards.localhost';
  await portal.openSeed({ screen: 'payment', payment: 'none' });
  const config = await page.evaluate(async () => (await fetch('/config.json')).json() as object);
  // Both hosts get the same configuration: the page's origin and that of the card fields.
  await context.route('**/config.json', (route) =>
    route.fulfill({
      json: { ...config, cardFrame: { origin: cards.origin, pages: [portal.origin] } },
    }),
  );
  portal.allowOrigin(cards.origin);
  await page.reload();
  await page.getByRole('radio', { name: 'Debit card' }).check();
  await typeCard(page);
  const frame = page.locator('iframe');
  expect(await frame.getAttribute('src')).toContain(`${cards.origin}/app/frame/payment?`);
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument)).toBeNull();
  await reviewAndAgree(page);
  await page.getByRole('button', { name: 'Pay $300', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit received' })).toBeVisible();
  expect(await moved(portal)).toEqual(['charge 30000']);

  // The host shows no fields without a parent page, at any path.
  for (const path of ['/app/frame/payment', '/login']) {
    await page.goto(cards.origin + path);
    await expect(page.getByText('This form only works on our own pages.')).toBeVisible();
    await expect(cardFrame(page).getByLabel('Card number')).toHaveCount(0);
  }
});
