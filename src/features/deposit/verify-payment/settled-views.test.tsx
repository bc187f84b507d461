// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDepositPage, PAYMENT, type DepositPage } from '../testing/deposit-page';
import { ProcessingPayment } from './settled-views';

let page: DepositPage;

beforeEach(async () => {
  page = await openDepositPage('verify-payment', '2026-06-15T16:00:00.000Z');
});
afterEach(() => page.close());

test('a payment in progress says where the mail goes and offers a way out', async () => {
  await page.show(<ProcessingPayment payment={{ ...PAYMENT, status: 'PROCESSING' }} />);
  const text = document.querySelector('main')?.textContent;
  expect(text).toContain('You can leave this page: we’ll email you when it arrives');
  expect(text).toContain('Bank transfers take 1 to 3 business days.');
  expect(text).not.toContain('Card payments');
  expect(text).toContain('Done: You sent your depositJune 15, 2026');
  expect(text).toContain('Now: It is on its way to us');
  const home = [...document.querySelectorAll('main a')].find(
    (link) => link.textContent === 'Back to Home',
  );
  expect(home?.getAttribute('href')).toBe('/');
});
