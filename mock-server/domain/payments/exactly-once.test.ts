import { describe, expect, test } from 'vitest';
import {
  AcceptCreditOfferDocument,
  ConfirmMicroDepositsDocument,
  ConfirmWithBankDocument,
  PayDepositDocument,
  ScheduleDepositsDocument,
  TokenizeCardDocument,
} from '../../../src/contract/generated/documents';
import { CONTENT } from '../../../src/programs/content-config';
import { createMemoryPersistence } from '../../world/persistence';
import { subjectOf } from '../../world/subject';
import { createWorld } from '../../world/world';
import { mintTokens } from '../../apis/identity/tokens';
import { testSeed } from '../seed/testing/test-seed';
import { WORLD_PARTS } from '../../mounts/world-parts';
import {
  ACCOUNT,
  accountEnding,
  card,
  cashWorld,
  insist,
  paymentOf,
  tokenOf,
} from './testing/cash-world';

const INPUT = {
  creditApplicationId: 'app_0001',
  idempotencyKey: 'one-wish-to-pay',
  amount: 30_000,
  bankAccount: ACCOUNT,
  authorizationVersion: CONTENT.version,
};

const PLANS: readonly (readonly string[])[] = [
  ['status=503,times=2'],
  ['drop,times=2'],
  ['status=503,nth=1', 'drop,nth=2', 'status=503,nth=3'],
  ['offline,nth=1', 'drop,nth=2'],
];

function at(operations: readonly string[], plan: readonly string[]): string[] {
  return operations.flatMap((operation) => plan.map((what) => `operation=${operation},${what}`));
}

describe.each(PLANS.map((plan) => [plan]))('with faults %j one charge is made', (plan) => {
  test('by bank account, up to acceptance', async () => {
    const faults = at(['payDeposit', 'acceptCreditOffer'], plan);
    const world = await cashWorld({ faults });
    await insist(world, PayDepositDocument, { input: INPUT });
    await world.advance('P4D');
    const id = { creditApplicationId: 'app_0001' };
    const { code } = await insist(world, AcceptCreditOfferDocument, id);
    // Already accepted, if only the response was lost.
    expect([undefined, 'OFFER_CLOSED']).toContain(code);
    expect(world.application().status).toBe('OFFER_ACCEPTED');
    expect(world.ledger().map(({ kind, amount }) => [kind, amount])).toEqual([['charge', 30_000]]);
  });

  test('by card', async () => {
    const world = await cashWorld({ faults: at(['tokenizeCard', 'payDeposit'], plan) });
    const input = card('4000 0566 5566 5556');
    const { data } = await insist(world, TokenizeCardDocument, { input });
    const { token } = (data as { tokenizeCard: { token: string } }).tokenizeCard;
    const { bankAccount: _, ...rest } = INPUT;
    await insist(world, PayDepositDocument, { input: { ...rest, cardToken: token } });
    await world.advance('PT3S');
    expect(world.ledger()).toHaveLength(1);
    expect((await world.shown()).cashAmount?.received).toBe(30_000);
  });

  test('with the bank', async () => {
    const world = await cashWorld({ faults: at(['payDeposit', 'confirmWithBank'], plan) });
    const input = { ...INPUT, bankAccount: accountEnding('0002') };
    const { bankUrl, id } = paymentOf(await insist(world, PayDepositDocument, { input }));
    await world.fetch(`${bankUrl?.replace(/^https?:\/\/[^/]+/, '')}&answer=confirm`);
    await insist(world, ConfirmWithBankDocument, { paymentId: id });
    await world.advance('P4D');
    expect(world.ledger()).toHaveLength(1);
  });

  test('with micro-deposits', async () => {
    const world = await cashWorld({ faults: at(['payDeposit', 'confirmMicroDeposits'], plan) });
    const input = { ...INPUT, bankAccount: accountEnding('0003') };
    const { id } = paymentOf(await insist(world, PayDepositDocument, { input }));
    const amounts = { paymentId: id, first: 32, second: 45 };
    await insist(world, ConfirmMicroDepositsDocument, amounts);
    await world.advance('P4D');
    expect(world.ledger()).toHaveLength(1);
  });

  test('over time, for each of its dates', async () => {
    const world = await cashWorld({ faults: at(['scheduleDeposits'], plan) });
    const input = { ...INPUT, amount: 15_000, frequency: 'WEEKLY', firstOn: '2026-06-22' };
    await insist(world, ScheduleDepositsDocument, { input });
    await world.advance('P20D');
    expect(world.ledger().map(({ kind, key }) => [kind, key])).toEqual([
      ['deposit', 'one-wish-to-pay:2026-06-22'],
      ['deposit', 'one-wish-to-pay:2026-06-29'],
    ]);
    expect(world.world.snapshot().deposits.schedules).toHaveLength(1);
  });
});

test('the same key and body return the same payment in any field order', async () => {
  const world = await cashWorld();
  const reordered = Object.fromEntries(Object.entries(INPUT).toReversed());
  const answers = [
    await world.run(PayDepositDocument, { input: INPUT }),
    await world.run(PayDepositDocument, { input: { ...reordered, cardToken: null } }),
  ];
  expect(answers.map((answer) => paymentOf(answer).id)).toEqual(['pay_0001', 'pay_0001']);
  expect(world.ledger()).toHaveLength(1);
});

test('the same key with another body is rejected', async () => {
  const world = await cashWorld();
  await world.run(PayDepositDocument, { input: INPUT });
  for (const other of [
    { amount: 20_000 },
    { bankAccount: accountEnding('6789') },
    { bankAccount: null, cardToken: await tokenOf(world, '4242 4242 4242 4242') },
  ]) {
    const { code } = await world.run(PayDepositDocument, { input: { ...INPUT, ...other } });
    expect(code).toBe('IDEMPOTENCY_KEY_REUSED');
  }
  expect(world.ledger()).toHaveLength(1);
});

test("a second key can't pay the deposit again", async () => {
  const world = await cashWorld();
  const [first, second] = await Promise.all([
    world.pay({ idempotencyKey: 'key-of-tab-1' }),
    world.pay({ idempotencyKey: 'key-of-tab-2' }),
  ]);
  expect(first.code).toBeUndefined();
  expect(second.errors[0]?.extensions).toMatchObject({ code: 'DEPOSIT_EXCEEDED', remaining: 0 });
  expect(world.ledger()).toHaveLength(1);
});

test('idempotency keys survive a reload', async () => {
  const persistence = createMemoryPersistence();
  const seed = testSeed({
    program: 'pesto_cash',
    persona: 'P-02',
    status: 'OFFER_DECISION_NEEDED',
  });
  const send = async (): Promise<unknown> => {
    const options = { persistence, seed, ...WORLD_PARTS, frozen: true };
    const world = createWorld({ ...options, machineNow: () => 0 });
    const { accessToken } = await world.change('http://portal.test', (context) =>
      mintTokens(context, { sub: subjectOf('sms', 'P-02') }),
    );
    const query = 'mutation($input: PayDepositInput!) { payDeposit(input: $input) { id } }';
    const response = await world.handle(
      new Request('http://portal.test/secure/graphql', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${accessToken}`,
        },
        body: JSON.stringify({ query, variables: { input: INPUT } }),
      }),
    );
    const ledger: unknown = world.snapshot().deposits.ledger;
    return [await response.json(), ledger];
  };
  const first = await send();
  expect(await send()).toEqual(first);
  expect(first).toMatchObject([{ data: { payDeposit: { id: 'pay_0001' } } }, [{}]]);
});

test('GET /__mock/ledger shows each charge once', async () => {
  const world = await cashWorld();
  await world.pay();
  expect(await (await world.fetch('/__mock/ledger')).json()).toEqual([
    {
      id: 'led_0001',
      kind: 'charge',
      key: 'first-payment',
      paymentId: 'pay_0001',
      applicationId: 'app_0001',
      amount: 30_000,
      method: 'BANK_ACCOUNT',
      lastFour: '6789',
      at: '2026-06-15T16:00:00.000Z',
    },
  ]);
});
