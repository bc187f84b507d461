import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { fillCashInformation } from './cash-steps';

test.use({ seed: { program: 'pesto_cash' }, viewport: { width: 390, height: 844 } });

async function noteShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown: string[] = [];
    const note = (): void => {
      const main = document.querySelector('main');
      const text = `${main?.dataset['screen'] ?? ''} ${main?.querySelector('h1')?.textContent ?? ''}`;
      if (shown.at(-1) !== text) shown.push(text);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    Object.assign(globalThis, { shownOnTheWay: shown });
  });
}

const shownOnTheWay = (page: Page) =>
  page.evaluate(
    () => (globalThis as unknown as { shownOnTheWay: readonly string[] }).shownOnTheWay,
  );

/** From the network or a cache. */
async function untilFetched(page: Page, file: string): Promise<void> {
  await page.waitForFunction(
    (named) => performance.getEntriesByType('resource').some(({ name }) => name.includes(named)),
    `/${file}`,
  );
}

test('a submitted form stays until the next screen', async ({ page, portal }) => {
  await portal.openSeed({ status: 'CREATED', screen: 'personal-info' });
  await fillCashInformation(page);
  await noteShown(page);
  await page.getByRole('button', { name: 'See My Options' }).click();
  await portal.expectScreen('in-review');
  expect((await shownOnTheWay(page)).filter((text) => text.startsWith('personal-info '))).toEqual([
    'personal-info Check your answers',
  ]);
});

test('the code of all possible next screens is preloaded', async ({ page, portal }) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'pre-qualified' });
  for (const screen of ['download-label', 'shipping-kit', 'shipping-code'])
    await untilFetched(page, `${screen}-screen`);
});

test('the item questions and sign-up are preloaded when they become likely', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'quick-appraisal', signedOut: true });
  await page.getByRole('radio', { name: /^Metal/ }).check();
  await untilFetched(page, 'item-screen');
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('quick-appraisal-metal');
  await page.getByRole('radio', { name: 'Chain or bracelet' }).check();
  await untilFetched(page, 'sign-up-screen');
});

test('an accepted deposit is shown as received until the next screen', async ({ page, portal }) => {
  const seed = { status: 'OFFER_DECISION_NEEDED', payment: 'received', screen: 'verify-payment' };
  await portal.openSeed(seed);
  await noteShown(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('agreements');
  expect((await shownOnTheWay(page)).filter((text) => text.startsWith('verify-payment '))).toEqual([
    'verify-payment Deposit received',
  ]);
});
