import { expect, test } from 'vitest';
import { TEST_ACCOUNT_NUMBER, TEST_ROUTING_NUMBER } from '../../../fixtures/payment-values';
import { CONTENT } from '../../../src/programs/content-config';
import type { Seed } from '../../scenario/seed';
import { seededWorld, type SeededWorld } from '../../domain/seed/testing/seeded-world';
import { Answers } from '../../../tests/record/answers';
import { everythingOfTheViewer } from './testing/every-field';
import { documentOf } from './testing/operation-cases';
import { OUTDATED } from '../../../tests/support/outdated';

type Step = (seeded: SeededWorld) => Promise<unknown>;

const id = { creditApplicationId: 'app_0001' };

const happens =
  (event: string, details: Record<string, unknown> = {}): Step =>
  async (seeded) => {
    const response = await seeded.post('/__mock/event', { event, ...details });
    expect([event, response.status]).toEqual([event, 200]);
  };

const later =
  (duration: string): Step =>
  async (seeded) => {
    await seeded.advance(duration);
    await seeded.signIn();
  };

const does =
  (name: string, variables: Record<string, unknown> = {}): Step =>
  async (seeded) => {
    const { errors } = await seeded.run(documentOf(name), { ...id, ...variables });
    expect([name, errors]).toEqual([name, []]);
  };

const ACCOUNT = {
  accountType: 'CHECKING',
  routingNumber: TEST_ROUTING_NUMBER,
  accountNumber: TEST_ACCOUNT_NUMBER,
  name: 'Casha Depositor',
};

const pays = (key: string, amount: number): Step =>
  does('payDeposit', {
    input: {
      ...id,
      idempotencyKey: key,
      amount,
      authorizationVersion: CONTENT.version,
      bankAccount: ACCOUNT,
    },
  });

/** Deposits over time from an account whose number ends in these four digits. */
const spreads = (ending: string): Step =>
  does('scheduleDeposits', {
    input: {
      ...id,
      idempotencyKey: 'first-schedule',
      amount: 10_000,
      frequency: 'WEEKLY',
      firstOn: '2026-06-22',
      authorizationVersion: CONTENT.version,
      bankAccount: { ...ACCOUNT, accountNumber: `00098765${ending}` },
    },
  });

const ITEMS = { program: 'pesto_item', persona: 'P-01' } as const;
const CASH = { program: 'pesto_cash', persona: 'P-02', status: 'OFFER_DECISION_NEEDED' } as const;
const HOME = { program: 'home_light', persona: 'P-03', status: 'OFFER_DECISION_NEEDED' } as const;

const accepts = (ssnItin: string): Step =>
  does('acceptCreditOffer', { ssnItin, dob: '1985-04-28', annualIncome: 52_000 });

/** Steps of each flow; the test reads its person's data after each. */
const WAYS: readonly (readonly [string, Partial<Seed>, readonly Step[]])[] = [
  ['an offer', HOME, []],
  ['a higher offer', HOME, [accepts('666120020')]],
  ['a lower offer', HOME, [accepts('666120021')]],
  ['documents are asked for', HOME, [accepts('666120008')]],
  ['the income is asked for again', HOME, [accepts('666120007')]],
  [
    'an offer that was declined with its reason',
    HOME,
    [does('rejectCreditOffer'), does('giveDeclineReason', { reason: 'LINE_TOO_LOW' })],
  ],
  ['an offer that has ended', HOME, [later('P31D')]],
  [
    'two deposits, the first returned',
    CASH,
    [
      pays('first-payment', 10_000),
      later('P4D'),
      pays('second-payment', 12_000),
      happens('deposit-returned', { paymentId: 'pay_0001' }),
    ],
  ],
  [
    'a deposit in two parts, both there',
    CASH,
    [pays('first-payment', 10_000), later('P1D'), pays('second-payment', 20_000), later('P7D')],
  ],
  ['deposits over time after three weeks', { ...CASH, payment: 'schedule' }, [later('P21D')]],
  [
    'a skipped deposit, the rest stopped',
    { ...CASH, payment: 'schedule' },
    [
      does('skipDeposit', { scheduleId: 'sch_0001', on: '2026-06-16' }),
      does('stopDeposits', { scheduleId: 'sch_0001' }),
    ],
  ],
  ['a scheduled deposit that the bank asks about', CASH, [spreads('0002'), later('P7DT1H')]],
  [
    'a deposit that goes back',
    { ...CASH, payment: 'received' },
    [does('withdrawApplication'), happens('refund-sent')],
  ],
  ['a parcel on its way', { ...ITEMS, status: 'SHIPPED' }, [later('P1DT6H')]],
  ['a parcel that has arrived', { ...ITEMS, status: 'SHIPPED' }, [happens('delivered')]],
  [
    'an item that was missing, and the offer on the rest',
    { ...ITEMS, persona: 'P-04', status: 'SHIPPED' },
    [
      happens('delivered'),
      happens('item-missing'),
      happens('items-received'),
      happens('items-inspected'),
    ],
  ],
  [
    'items on their way back',
    { ...ITEMS, status: 'OFFER_DECISION_NEEDED' },
    [does('rejectCreditOffer'), happens('return-scanned')],
  ],
  [
    'items that are back',
    { ...ITEMS, status: 'OFFER_DECISION_NEEDED' },
    [does('rejectCreditOffer'), happens('return-scanned'), happens('return-delivered')],
  ],
];

test('responses at each step of a flow match the snapshot', async () => {
  const answers = new Answers();
  for (const [name, seed, steps] of WAYS) {
    const seeded = await seededWorld(seed);
    const before = await everythingOfTheViewer(seeded);
    for (const step of steps) await step(seeded);
    answers.note(name, await everythingOfTheViewer(seeded), steps.length === 0 ? {} : before);
  }
  await expect(answers.text(), OUTDATED).toMatchFileSnapshot(
    '../../../tests/record/answers-ways.txt',
  );
}, 60_000);
