import { expect, test } from 'vitest';
import type { DepositSchedule } from '../../../domain/deposit/use-deposit';
import { planWithout } from './skip-deposit';

type Entry = DepositSchedule['deposits'][number];

const entry = (on: string, status: Entry['status'], amount = 7500): Entry => ({
  on,
  amount,
  status,
  reason: null,
  paymentId: null,
  runningTotal: 0,
});

const schedule = (deposits: readonly Entry[]): DepositSchedule => ({
  id: 'sch_0001',
  idempotencyKey: 'k',
  amount: 7500,
  frequency: 'WEEKLY',
  firstOn: '2126-06-03',
  deadline: '2126-07-04',
  status: 'ACTIVE',
  method: 'BANK_ACCOUNT',
  lastFour: '6789',
  deposits: [...deposits],
  minimumDeposit: 2000,
  reaches: 30_000,
  completeOn: '2126-06-24',
});

const goal = { received: 15_000, deposit: 30_000, deadline: '2126-07-04' };
const made = [entry('2126-06-03', 'RECEIVED'), entry('2126-06-10', 'RECEIVED')];

test('a skipped deposit moves to the end if there is time', () => {
  const planned = [entry('2126-06-17', 'PLANNED'), entry('2126-06-24', 'PLANNED')];
  const plan = planWithout(schedule([...made, ...planned]), goal, '2126-06-17');
  expect(plan.deposits.map(({ on }) => on)).toEqual(['2126-06-24', '2126-07-01']);
  expect(plan.completeOn).toBe('2126-07-01');
});

test('skipping a deposit without time to make it up says how much the deposits reach', () => {
  const rest = [
    entry('2126-06-17', 'SKIPPED'),
    entry('2126-06-24', 'PLANNED'),
    entry('2126-07-01', 'PLANNED'),
  ];
  const plan = planWithout(schedule([...made, ...rest]), goal, '2126-06-24');
  expect(plan).toMatchObject({ completeOn: null, total: 22_500 });
});
