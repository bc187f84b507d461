// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Deposit, DepositSchedule } from '../../../domain/deposit/use-deposit';
import { FundingProgress } from '../payment-selection/funding-progress';
import { DEPOSIT, openDepositPage, SCHEDULE, type DepositPage } from '../testing/deposit-page';
import { ManageSchedule } from './manage-schedule';

let page: DepositPage;
const GOAL = { deposit: 30_000, received: 0, deadline: '2026-07-20' };

beforeEach(async () => {
  page = await openDepositPage('fund-over-time', '2026-06-15T16:00:00.000Z');
});
afterEach(() => page.close());

test('a schedule that is paid in full elsewhere says so and shows no table', async () => {
  const deposit: Deposit = {
    ...DEPOSIT,
    cash: { ...DEPOSIT.cash, onTheWay: 30_000, remaining: 0 },
    schedule: SCHEDULE,
  };
  await page.show(
    <ManageSchedule
      deposit={deposit}
      schedule={SCHEDULE}
      goal={GOAL}
      existed={false}
      refetch={async () => null}
    />,
  );
  expect(document.querySelector('table')).toBeNull();
  expect(document.body.textContent).toContain(
    'The rest of your deposit is paid. No more scheduled deposits will be taken.',
  );
});

test('the offer shows a missed scheduled deposit to a returning applicant', async () => {
  const missed = {
    on: '2026-06-09',
    amount: 10_000,
    runningTotal: 0,
    status: 'MISSED',
    reason: 'INSUFFICIENT_FUNDS',
    paymentId: null,
  } as const;
  const schedule = { ...SCHEDULE, deposits: [missed] };
  await page.show(
    <FundingProgress deposit={{ ...DEPOSIT, schedule }} offer={null} notices={null} />,
  );
  expect(document.body.textContent).toContain(
    'Your June 9, 2026 deposit didn’t go through. There wasn’t enough money available in the account.',
  );
});

const deposit = (on: string, status: DepositSchedule['deposits'][number]['status']) => ({
  on,
  amount: 10_000,
  runningTotal: 0,
  status,
  reason: null,
  paymentId: null,
});

/** Shows a schedule with these deposits that falls short; `left` is the unpaid rest in cents. */
async function showShort(
  deposits: DepositSchedule['deposits'],
  remaining: number,
): Promise<string | undefined> {
  const schedule: DepositSchedule = { ...SCHEDULE, deposits, reaches: 0, completeOn: null };
  await page.show(
    <ManageSchedule
      deposit={{ ...DEPOSIT, cash: { ...DEPOSIT.cash, remaining }, schedule }}
      {...{ schedule, goal: GOAL, existed: false, refetch: async () => null }}
    />,
  );
  const links = [...document.querySelectorAll('a')];
  return links.find(({ textContent }) => textContent === 'Make Another Deposit')?.className;
}

test('a schedule that falls short shows alternatives until nothing is left to pay', async () => {
  const pageText = () => document.body.textContent;
  const short = 'You’d have $0 by July 20, 2026, but you need $300.';
  await showShort([deposit('2026-06-23', 'PLANNED')], 30_000);
  expect(pageText()).toContain(`Choose larger or more frequent deposits. ${short}`);
  await showShort([deposit('2026-06-09', 'MISSED')], 30_000);
  expect(pageText()).toContain(short);
  expect(pageText()).not.toContain('Choose larger');
  await showShort([deposit('2026-06-09', 'MISSED')], 0);
  expect(pageText()).not.toContain('This schedule reaches');
  expect(pageText()).not.toContain('didn’t go through because');
});

test('another deposit is the primary button before a changed amount, and gone once nothing is left to pay', async () => {
  const [planned, missed] = [deposit('2026-06-23', 'PLANNED'), deposit('2026-06-09', 'MISSED')];
  const another = await showShort([planned], 30_000);
  const change = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Change Amount',
  );
  expect(another).toBeTruthy();
  expect(change?.className).not.toBe(another);
  expect(await showShort([missed, planned], 30_000)).toBe(another);
  expect(await showShort([deposit('2026-06-09', 'SKIPPED')], 30_000)).toBe(another);
  expect(await showShort([missed], 0)).toBeUndefined();
});

test('confirming a waiting payment is the first action', async () => {
  const schedule: DepositSchedule = {
    ...SCHEDULE,
    deposits: [deposit('2026-06-09', 'MISSED'), deposit('2026-06-16', 'WAITING')],
  };
  const show = (waiting: number) =>
    page.show(
      <ManageSchedule
        deposit={{ ...DEPOSIT, cash: { ...DEPOSIT.cash, remaining: 30_000, waiting }, schedule }}
        {...{ schedule, goal: GOAL, existed: false, refetch: async () => null }}
      />,
    );
  const links = () =>
    [...document.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href')?.split('?')[0],
    ]);
  await show(10_000);
  expect(links().slice(0, 2)).toEqual([
    ['Confirm My Payment', '/app/cash-secured/verify-payment'],
    ['Make Another Deposit', '/app/cash-secured/payment/fund-now'],
  ]);
  await show(0);
  expect(links().map(([text]) => text)).not.toContain('Confirm My Payment');
});

test('the next deposit is the first planned one, and each row shows its own state', async () => {
  const schedule: DepositSchedule = {
    ...SCHEDULE,
    deposits: [
      deposit('2026-06-16', 'SKIPPED'),
      deposit('2026-06-23', 'PLANNED'),
      deposit('2026-06-30', 'PROCESSING'),
      deposit('2026-07-07', 'MISSED'),
    ],
  };
  const props = { schedule, goal: GOAL, existed: false, refetch: async () => null };
  await page.show(<ManageSchedule deposit={{ ...DEPOSIT, schedule }} {...props} />);
  expect(document.body.textContent).toContain('Next deposit, Jun 23');
  // The missed one is marked in the chart.
  expect(document.querySelectorAll('svg[style*="bottom"]')).toHaveLength(1);
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons).toContain('Change Amount');
  const rows = [...document.querySelectorAll('table tbody tr')].map(
    ({ textContent }) => textContent,
  );
  for (const [row, text] of ['Skipped', 'Planned', 'On its way', 'Didn’t go through'].entries()) {
    expect(rows[row]).toContain(text);
  }
});
