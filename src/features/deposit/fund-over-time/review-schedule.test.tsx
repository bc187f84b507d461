// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEPOSIT, openDepositPage, type DepositPage } from '../testing/deposit-page';
import { ReviewSchedule } from './review-schedule';

let page: DepositPage;
const onRefused = vi.fn<() => void>();
const nothing = (): void => undefined;

function Review() {
  return (
    <ReviewSchedule
      deposit={DEPOSIT}
      goal={{ deposit: 30_000, received: 0, deadline: '2026-07-20' }}
      plan={{ amount: 10_000, frequency: 'WEEKLY', firstOn: '2026-06-16' }}
      source={{
        kind: 'bank',
        account: {
          accountType: 'CHECKING',
          routingNumber: '110000000',
          accountNumber: '000123456789',
          name: 'Casha Depositor',
        },
      }}
      refetch={async () => null}
      refetchApplicant={async () => undefined}
      onEdit={nothing}
      onMade={nothing}
      onExists={nothing}
      onRefused={onRefused}
      onSourceRefused={nothing}
    />
  );
}

const schedule = async (): Promise<void> => {
  await page.show(<Review />);
  await page.press('I agree to this payment authorization');
  await page.submit(1);
  expect(page.sent.at(-1)).toBe('scheduleDeposits');
};

beforeEach(async () => {
  page = await openDepositPage('fund-over-time', '2026-06-15T16:00:00.000Z');
});
afterEach(() => page.close());

test('a refused account returns to the form, unless the applicant has left the page', async () => {
  await schedule();
  await page.show(<p>Somewhere else</p>);
  await page.refuse('bankAccount.routingNumber');
  expect(onRefused).not.toHaveBeenCalled();

  await schedule();
  await page.refuse('bankAccount.routingNumber');
  expect(onRefused).toHaveBeenCalledTimes(1);
});
