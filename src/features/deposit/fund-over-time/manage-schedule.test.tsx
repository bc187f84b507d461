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

test('a schedule whose rest was paid elsewhere says so, and shows no table without deposits', async () => {
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

test('who comes back to the offer is told there of a scheduled deposit that was missed', async () => {
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
    'Your June 9, 2026 deposit didn’t go through because there wasn’t enough money available.',
  );
});

test('the next deposit is the first one planned, and each row says how its own stands', async () => {
  const of = (on: string, status: DepositSchedule['deposits'][number]['status']) => ({
    on,
    amount: 10_000,
    runningTotal: 0,
    status,
    reason: null,
    paymentId: null,
  });
  const schedule: DepositSchedule = {
    ...SCHEDULE,
    deposits: [
      of('2026-06-16', 'SKIPPED'),
      of('2026-06-23', 'PLANNED'),
      of('2026-06-30', 'PROCESSING'),
      of('2026-07-07', 'MISSED'),
    ],
  };
  const props = { schedule, goal: GOAL, existed: false, refetch: async () => null };
  await page.show(<ManageSchedule deposit={{ ...DEPOSIT, schedule }} {...props} />);
  expect(document.body.textContent).toContain('Next deposit, Jun 23');
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons).toContain('Change Amount');
  const rows = [...document.querySelectorAll('table tbody tr')].map(
    ({ textContent }) => textContent,
  );
  for (const [row, text] of ['Skipped', 'Planned', 'On its way', 'Didn’t go through'].entries()) {
    expect(rows[row]).toContain(text);
  }
});
