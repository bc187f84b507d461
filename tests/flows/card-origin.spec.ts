import { expect, test } from '../support/test';
import { cardFrame, moved, reviewAndAgree, typeCard } from './cash-steps';

test.use({ seed: { program: 'pesto_cash' } });

test('on an origin of their own the card fields work, and the page cannot read them @own-origin @cards @apart', async ({
  page,
  portal,
  context,
}) => {
  const cards = new URL(portal.origin);
  cards.hostname = 'cards.localhost';
  // Both hosts are told the same: what the page has, and where its card fields are.
  await context.route('**/config.json', async (route) => {
    const response = await route.fetch({ url: `${portal.origin}/config.json` });
    const config = (await response.json()) as object;
    const cardFrame = { origin: cards.origin, pages: [portal.origin] };
    await route.fulfill({ json: { ...config, cardFrame } });
  });
  portal.allowOrigin(cards.origin);
  await portal.openSeed({ screen: 'payment', payment: 'none' });
  await page.getByRole('radio', { name: 'Debit card' }).check();
  await typeCard(page);
  const frame = page.locator('iframe');
  expect(await frame.getAttribute('src')).toContain(`${cards.origin}/app/frame/payment?`);
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument)).toBeNull();
  await reviewAndAgree(page);
  await page.getByRole('button', { name: 'Pay $300', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit received' })).toBeVisible();
  expect(await moved(portal)).toEqual(['charge 30000']);

  // By itself the host shows no fields, at no path.
  for (const path of ['/app/frame/payment', '/login']) {
    await page.goto(cards.origin + path);
    await expect(page.getByText('This form only works on our own pages.')).toBeVisible();
    await expect(cardFrame(page).getByLabel('Card number')).toHaveCount(0);
  }
});
