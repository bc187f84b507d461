// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentSource } from '../common/method-schema';
import { DEPOSIT, openDepositPage, PAYMENT, type DepositPage } from '../testing/deposit-page';
import { ReviewPayment } from './review-payment';

const SOURCE: PaymentSource = {
  kind: 'bank',
  account: {
    accountType: 'CHECKING',
    routingNumber: '110000000',
    accountNumber: '000123456789',
    name: 'Casha Depositor',
  },
};
const AGREE = 'I agree to this payment authorization';

let page: DepositPage;
const onMade = vi.fn<() => void>();
const onEdit = vi.fn<() => void>();
const nothing = (): void => undefined;

function Review() {
  return (
    <ReviewPayment
      deposit={DEPOSIT}
      source={SOURCE}
      amount={30_000}
      refetch={async () => null}
      refetchApplicant={async () => undefined}
      onEdit={onEdit}
      onMade={onMade}
      onRefused={nothing}
      onSourceRefused={nothing}
    />
  );
}

beforeEach(async () => {
  onMade.mockReset();
  onEdit.mockReset();
  history.replaceState(null, '', '/app');
  // A minute before midnight in the creditor's time zone.
  page = await openDepositPage('fund-now', '2026-06-16T03:59:00.000Z');
  await page.show(<Review />);
});
afterEach(() => page.close());

test('a payment authorized for one day needs a new consent on the next day', async () => {
  await page.press(AGREE);
  expect(document.body.textContent).toContain('on June 15, 2026');
  vi.setSystemTime('2026-06-16T04:00:30.000Z');
  await page.submit(1);
  expect(page.sent).toEqual([]);
  expect(document.body.textContent).toContain(
    'It’s after midnight, so we’d now take this payment on June 16, 2026.',
  );
  await page.submit(1);
  expect(page.sent, 'the agreement was taken back').toEqual([]);
  await page.press(AGREE);
  await page.submit(1);
  expect(page.sent).toEqual(['payDeposit']);
});

test('a paid deposit leads to the next screen, unless the applicant has left the page', async () => {
  const answer = { payDeposit: { __typename: 'Payment', ...PAYMENT } };
  await page.press(AGREE);
  await page.submit(1);
  await page.show(<p>Somewhere else</p>);
  await page.answer(answer);
  expect(onMade).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/app');

  await page.show(<Review />);
  await page.press(AGREE);
  await page.submit(1);
  await page.answer(answer);
  expect(onMade).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/app/cash-secured/verify-payment');
});

test('the row of the account or card has an Edit button that goes back to the form', async () => {
  const row = [...document.querySelectorAll('dl > div')].find((each) =>
    each.textContent?.startsWith('From'),
  );
  const edit = row?.querySelector('button');
  expect(edit?.textContent).toContain('Edit');
  edit?.click();
  expect(onEdit).toHaveBeenCalledTimes(1);
});
