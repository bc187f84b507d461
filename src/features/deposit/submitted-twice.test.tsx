// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangeAmountDialog } from './fund-over-time/change-amount-dialog';
import { openDepositPage, PAYMENT, SCHEDULE, type DepositPage } from './testing/deposit-page';
import { MicroDeposits } from './verify-payment/micro-deposits';

let page: DepositPage;
const refetch = async (): Promise<unknown> => null;

beforeEach(async () => {
  page = await openDepositPage('verify-payment', '2026-06-15T16:00:00.000Z');
});
afterEach(() => page.close());

test('verifying the small deposits uses one try when the form is submitted twice at once', async () => {
  await page.show(<MicroDeposits payment={PAYMENT} refetch={refetch} />);
  await page.type('first', '0.12');
  await page.type('second', '0.34');
  await page.submit(2);
  expect(page.sent).toEqual(['confirmMicroDeposits']);
});

test('changing the amount sends one request when the form is submitted twice at once', async () => {
  const onClose = vi.fn<() => void>();
  await page.show(
    <ChangeAmountDialog
      schedule={SCHEDULE}
      goal={{ deposit: 30_000, received: 0, deadline: '2026-07-20' }}
      nextOn="2026-06-16"
      refetch={refetch}
      onClose={onClose}
    />,
  );
  await page.type('amount', '150');
  await page.press('I agree to this payment authorization');
  await page.submit(2);
  expect(page.sent).toEqual(['changeDepositAmount']);
});
