import { expectAccessible } from '../accessibility/check-page';
import { expect, test } from '../support/test';
import { drawerOf } from './drawer';

test.use({
  seed: { program: 'pesto_cash', screen: 'verify-payment', payment: 'needs-bank' },
});

test('a deposit is processed in the panel, and the page follows @worker-only', async ({
  page,
  portal,
}) => {
  await portal.openSeed();
  const { panel, open } = drawerOf(page);
  await open();
  await expect(panel.getByText('pay_0001: $300.00 from ••0002, NEEDS_BANK')).toBeVisible();
  await expect(panel.getByText('No money has moved.')).toBeVisible();
  await panel.getByRole('button', { name: 'Bank Confirms' }).click();
  await expect(panel.getByText(/^charge \$300\.00, pay_0001/)).toBeVisible();
  await panel.getByRole('button', { name: 'Deposit Arrives' }).click();
  await panel.getByRole('button', { name: 'Deposit Bounces' }).click();
  await expect(panel.getByText(/^reversal \$300\.00, pay_0001/)).toBeVisible();
  await panel.getByLabel('Payment', { exact: true }).selectOption('missed-deposit');
  await Promise.all([
    page.waitForEvent('load'),
    panel.getByRole('button', { name: 'Apply' }).click(),
  ]);
  await expect(panel.getByRole('button', { name: 'Miss Scheduled Deposit' })).toBeVisible();
});

test("the bank's page has a title, is accessible and returns to the portal @worker", async ({
  page,
  portal,
}) => {
  await portal.openSeed();
  await page.getByRole('link', { name: 'Continue to My Bank' }).click();
  await expect(page).toHaveTitle('Confirm your payment | Test bank');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Refuse Payment' }).click();
  await portal.expectScreen('verify-payment');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Confirming/);
});
