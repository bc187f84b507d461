import { expect, test } from '../support/test';
import { nextPollTimeout } from '../support/next-poll-timeout';
import { moved, reviewAndAgree, typeBank } from './cash-steps';

test.use({ seed: { program: 'pesto_cash' }, viewport: { width: 390, height: 844 } });

test('a waiting payment can be replaced by another account, and Back on the review restores the form', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'payment-selection', payment: 'micro-deposits' });
  await expect(
    page.getByText('$300 is waiting for you to confirm it. Nothing was taken yet.'),
  ).toBeVisible();
  await expect(page.getByText('is on its way')).toHaveCount(0);
  await page.getByRole('link', { name: 'Confirm My Payment' }).click();
  await portal.expectScreen('verify-payment');
  await page.getByRole('button', { name: 'Use a Different Account or Card' }).click();
  await portal.expectScreen('fund-now');
  expect(await moved(portal)).toEqual([]);

  await page.getByRole('radio', { name: 'Bank account' }).check();
  await typeBank(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const review = page.getByRole('heading', { name: 'Review your payment' });
  await expect(review).toBeVisible();
  await page.goBack();
  await portal.expectScreen('fund-now');
  await expect(page.getByLabel('Account number')).not.toHaveValue('');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goForward();
  await expect(review).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Bank account' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await typeBank(page);
  await reviewAndAgree(page);
  await page.getByRole('button', { name: 'Pay $300', exact: true }).click();
  await portal.expectScreen('verify-payment');
  expect(await moved(portal)).toEqual(['charge 30000']);

  await portal.event('deposit-arrived');
  const received = page.getByRole('heading', { level: 1, name: 'Deposit received' });
  await expect(received).toBeFocused({ timeout: nextPollTimeout() });
});

test('deposits over time fit 320 px, skipping asks for confirmation, and stopping is confirmed', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await portal.openSeed({ screen: 'fund-over-time', payment: 'schedule' });
  const table = page.getByRole('table', { name: 'Your deposits' });
  await expect(table).toBeVisible();
  const widths = () =>
    page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  const [content, view] = await widths();
  expect(content).toBe(view);

  await page.getByRole('button', { name: /^Skip/ }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Your last deposit would then be on /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep Deposit' }).click();
  await expect(table.getByText('Skipped')).toHaveCount(0);
  await page.getByRole('button', { name: /^Skip/ }).first().click();
  await dialog.getByRole('button', { name: 'Skip Deposit' }).click();
  await expect(table.getByText('Skipped')).toBeVisible();
  await expect(page.getByText('Your deposits', { exact: true })).toBeFocused();

  await page.getByRole('button', { name: /^Skip/ }).first().click();
  await expect(dialog.getByText(/^You’d have \$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep Deposit' }).click();

  await page.getByRole('button', { name: 'Stop Deposits' }).click();
  await dialog.getByRole('button', { name: 'Stop Deposits' }).click();
  const stopped = page.getByText('You stopped your scheduled deposits');
  await expect(stopped).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await portal.open('/app');
  await portal.expectScreen('payment-selection');
  await expect(stopped).toBeVisible();
});

test('returning applicants see failed payments, arrived deposits and refunds', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ payment: 'failed' });
  await portal.open('/app');
  await expect(page.getByText('Your bank declined this payment.')).toBeVisible();

  await portal.openSeed({ payment: 'received' });
  await portal.open('/app');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your deposit is here');
  await page.getByRole('link', { name: 'Decline Offer' }).click();
  await expect(page.getByText('We’ll refund the $300 we received.')).toBeVisible();

  await portal.openSeed({ payment: 'schedule' });
  await portal.event('funding-window-ended');
  await portal.open('/app/cash-secured/verify-payment');
  await expect(
    page.getByText('We’ll refund $150 to the accounts it came from within 5 business days.'),
  ).toBeVisible();

  await portal.openSeed({ status: 'OFFER_ACCEPTED', payment: 'received' });
  await portal.event('deposit-returned');
  await portal.open('/app');
  await expect(page.getByText('Your deposit was returned')).toBeVisible();
  await expect(page.getByText('You don’t need to do anything.')).toHaveCount(0);
});

test('the card fields are shown only if a page accepts the token', async ({ page, portal }) => {
  await portal.openSeed({ payment: 'none' });
  await portal.open('/app/frame/payment');
  await expect(page.getByRole('link', { name: 'Pay there' })).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
});
