import type { Page } from '@playwright/test';
import type { Portal } from '../support/portal';
import { expect, test } from '../support/test';
import { moved, reviewAndAgree, typeBank } from './cash-steps';

test.use({ seed: { program: 'pesto_cash' }, viewport: { width: 390, height: 844 } });

const PAY = { name: 'Pay $300', exact: true } as const;
const NOTHING = /^We haven’t received this payment/;
const UNKNOWN =
  'We couldn’t confirm that went through. Check your application status before trying again.';

async function payWith(page: Page, portal: Portal, faults: readonly string[]): Promise<void> {
  portal.allowConsole(
    /\[portal\] (Network error|Data error|The outcome could)|Failed to load resource/,
  );
  await portal.openSeed({ screen: 'payment', payment: 'none' });
  await typeBank(page);
  await reviewAndAgree(page);
  await portal.faults(faults);
  await page.getByRole('button', PAY).click();
}

async function expectPaidOnce(portal: Portal): Promise<void> {
  await portal.expectScreen('verify-payment');
  expect(await moved(portal)).toEqual(['charge 30000']);
}

// Unit tests cover each way to lose a response, and the look-up.
test('a payment whose second response is lost is found by a look-up', async ({ page, portal }) => {
  await payWith(page, portal, [
    'operation=payDeposit,status=503,times=1',
    'operation=payDeposit,drop,nth=2',
  ]);
  await expectPaidOnce(portal);
});

test('a payment with a lost response and failed look-up appears after a reload', async ({
  page,
  portal,
}) => {
  const lost = ['operation=payDeposit,drop,times=1', 'operation=deposit,status=503,times=1'];
  await payWith(page, portal, lost);
  await expect(page.getByText(UNKNOWN)).toBeVisible();
  await page.reload();
  await expectPaidOnce(portal);
});

test('a lost payment request keeps its key after a reload, and only one of two tabs pays', async ({
  page,
  context,
  portal,
}) => {
  const key = () =>
    page.evaluate(
      () =>
        Object.entries(localStorage).find(([name]) => name.startsWith('payment_key:payment:'))?.[1],
    );
  await payWith(page, portal, ['operation=payDeposit,offline,times=1']);
  await expect(page.getByText(NOTHING)).toBeVisible();
  const first = await key();
  expect(first).toBeDefined();
  await page.reload();
  await portal.expectScreen('payment');
  await typeBank(page);
  await reviewAndAgree(page);
  expect(await key()).toBe(first);

  const other = await context.newPage();
  await other.goto(new URL('/app/cash-secured/payment', portal.origin).href);
  await typeBank(other);
  await reviewAndAgree(other);
  await Promise.all([
    page.getByRole('button', PAY).click(),
    other.getByRole('button', PAY).click(),
  ]);
  await expect(other.locator('main[data-screen="verify-payment"]')).toBeVisible();
  await expectPaidOnce(portal);
  await other.close();
});
