import { expect, test } from 'vitest';
import {
  SkipDepositDocument,
  StopDepositsDocument,
} from '../../../src/contract/generated/documents';
import type { Seed } from '../../scenario/seed';
import { accountEnding, cashWorld, type CashWorld } from './testing/cash-world';

const FROM = 'bank account ••6789';

/** Subject and first paragraph; leaves out authorizations. */
function mails(world: CashWorld): string[][] {
  return world.world
    .snapshot()
    .inbox.filter(({ subject }) => !subject.endsWith('authorization'))
    .map(({ subject, body }) => [subject, body.split('\n\n')[0] ?? '']);
}

test.each<[NonNullable<Seed['payment']>, string, Record<string, unknown>, string, string]>([
  [
    'processing',
    'deposit-arrived',
    {},
    'Deposit received',
    `We received $300 from your ${FROM}. That’s your full deposit. Sign in and accept your offer by July 20, 2026.`,
  ],
  [
    'processing',
    'deposit-failed',
    {},
    'Deposit didn’t go through',
    `Your $300 deposit from your ${FROM} didn’t go through. There isn’t enough money available in this account. You have until July 20, 2026 to complete your deposit.`,
  ],
  [
    'processing',
    'deposit-failed',
    { failure: 'ACCOUNT_CLOSED' },
    'Deposit didn’t go through',
    `Your $300 deposit from your ${FROM} didn’t go through. The bank says this account is closed. Use a different account. You have until July 20, 2026 to complete your deposit.`,
  ],
  [
    'received',
    'deposit-returned',
    {},
    'Deposit returned',
    `Your bank returned the $300 deposit from your ${FROM}. You have until July 4, 2026 to complete your deposit. Sign in to pay it again.`,
  ],
  [
    'schedule',
    'scheduled-deposit',
    { fails: true },
    'Scheduled deposit missed',
    'Your June 15, 2026 deposit didn’t go through. There wasn’t enough money available in the account. You have until July 4, 2026 to complete your deposit.',
  ],
  [
    'needs-bank',
    'micro-deposits-sent',
    {},
    'Two small deposits sent',
    'We sent two small deposits, each under $1.00, to ••0002. When you see them in your account, sign in and enter both amounts. Nothing was taken yet.',
  ],
])('with a payment %s, %s gets the emails %o', async (payment, event, details, subject, words) => {
  const world = await cashWorld({ payment });
  await world.event(event, details);
  expect(mails(world)).toEqual([[`Pesto Cash: ${subject}`, words]]);
});

test("a partial deposit's email states the progress", async () => {
  const world = await cashWorld();
  await world.pay({ amount: 10_000 });
  await world.advance('P4D');
  expect(mails(world)[0]?.[1]).toBe(
    `We received $100 from your ${FROM}. $100 of $300 has arrived. You have until July 20, 2026 to complete your deposit.`,
  );
});

test('micro-deposits send an email when they start only', async () => {
  const world = await cashWorld();
  await world.pay({ bankAccount: accountEnding('0003') });
  expect(mails(world).map(([subject]) => subject)).toEqual(['Pesto Cash: Two small deposits sent']);
});

test('a deposit that bounces after acceptance sends the next steps', async () => {
  const world = await cashWorld({ status: 'OFFER_ACCEPTED', payment: 'received' });
  await world.event('deposit-returned');
  expect(mails(world).map(([subject]) => subject)).toEqual(
    expect.arrayContaining(['Pesto Cash: Deposit returned', 'Pesto Cash: In review']),
  );
  const [, words] = mails(world).find(([subject]) => subject?.endsWith('returned')) ?? [];
  expect(words).toContain('Your account can’t open without it');
  expect(words).not.toContain('You have until');
});

test('skipping and stopping are confirmed with the effect on the schedule', async () => {
  const world = await cashWorld({ payment: 'schedule' });
  const scheduleId = 'sch_0001';
  const planned = (await world.shown()).depositSchedule?.deposits.filter(
    ({ status }) => status === 'PLANNED',
  );
  const [first, second] = planned ?? [];
  await world.run(SkipDepositDocument, { scheduleId, on: first?.on });
  await world.run(SkipDepositDocument, { scheduleId, on: first?.on });
  await world.run(SkipDepositDocument, { scheduleId, on: second?.on });
  await world.run(StopDepositsDocument, { scheduleId });
  await world.run(StopDepositsDocument, { scheduleId });
  expect(mails(world)).toEqual([
    [
      'Pesto Cash: Deposit skipped',
      expect.stringMatching(
        /^You skipped the \$75 deposit of June .* Your next deposit is on June 2\d, 2026\./,
      ),
    ],
    ['Pesto Cash: Deposit skipped', expect.stringContaining('you need $300 by then.')],
    [
      'Pesto Cash: Deposits stopped',
      'You stopped your scheduled deposits. We won’t take any more. $150 of $300 has arrived. You have until July 4, 2026 to pay the rest.',
    ],
  ]);
});

test('a skipped deposit keeps its planned amount', async () => {
  const world = await cashWorld({ payment: 'schedule' });
  const before = (await world.shown()).depositSchedule?.deposits.find(
    ({ status }) => status === 'PLANNED',
  );
  await world.run(SkipDepositDocument, { scheduleId: 'sch_0001', on: before?.on });
  await world.event('scheduled-deposit');
  const change = { scheduleId: 'sch_0001', amount: 10_000 };
  await world.run(StopDepositsDocument, change);
  const after = (await world.shown()).depositSchedule?.deposits.find(
    ({ status }) => status === 'SKIPPED',
  );
  expect(after).toMatchObject({ on: before?.on, amount: before?.amount });
});

test('a refund sends an email once the bank has sent it', async () => {
  const world = await cashWorld({ status: 'OFFER_REJECTED', payment: 'refunded' });
  await world.event('refund-sent');
  expect(mails(world)).toEqual([
    ['Pesto Cash: Refund sent', `We refunded $300 of your deposit to your ${FROM}.`],
  ]);
});

test('a payment that arrives after the end sends a refund email', async () => {
  const world = await cashWorld({ payment: 'processing' });
  await world.event('canceled-hard');
  await world.event('deposit-arrived');
  expect(mails(world).at(-1)).toEqual([
    'Pesto Cash: Deposit received',
    `We received $300 from your ${FROM}. Your application had ended before, so we’re refunding it.`,
  ]);
});

test('on the last day the email states that day', async () => {
  const world = await cashWorld();
  await world.advance('P35D');
  await world.pay({ amount: 10_000 });
  await world.event('deposit-failed');
  expect(mails(world).at(-1)?.[1]).toMatch(
    / You have until July 20, 2026 to complete your deposit\.$/,
  );
});
