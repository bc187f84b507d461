import { describe, expect, test } from 'vitest';
import {
  CancelPaymentDocument,
  ConfirmMicroDepositsDocument,
} from '../../../src/contract/generated/documents';
import { cashWorld, paymentOf } from './testing/cash-world';

const payment = { paymentId: 'pay_0001' };

describe.each(['needs-bank', 'micro-deposits'] as const)('a waiting payment (%s)', (state) => {
  test("isn't on its way and can't be paid twice", async () => {
    const world = await cashWorld({ payment: state });
    expect((await world.shown()).cashAmount).toMatchObject({
      received: 0,
      onTheWay: 0,
      waiting: 30_000,
      remaining: 0,
    });
    expect((await world.pay()).code).toBe('DEPOSIT_EXCEEDED');
  });

  test('can be canceled, and the full deposit can be paid otherwise', async () => {
    const world = await cashWorld({ payment: state });
    for (let time = 1; time <= 2; time += 1) {
      expect(paymentOf(await world.run(CancelPaymentDocument, payment))).toMatchObject({
        status: 'FAILED',
        failure: 'CANCELED',
      });
    }
    expect(world.ledger()).toEqual([]);
    expect(world.world.snapshot().inbox).toEqual([]);
    expect((await world.shown()).cashAmount).toMatchObject({ waiting: 0, remaining: 30_000 });
    expect((await world.pay()).code).toBeUndefined();
    const proof = { ...payment, first: 32, second: 45 };
    expect((await world.run(ConfirmMicroDepositsDocument, proof)).code).toBe('TRANSITION_REFUSED');
    expect(world.ledger().map(({ amount }) => amount)).toEqual([30_000]);
  });
});

test.each(['processing', 'received', 'failed'] as const)(
  "a payment that is %s can't be canceled",
  async (state) => {
    const world = await cashWorld({ payment: state });
    expect((await world.run(CancelPaymentDocument, payment)).code).toBe('TRANSITION_REFUSED');
    const other = { paymentId: 'pay_9999' };
    expect((await world.run(CancelPaymentDocument, other)).code).toBe('PAYMENT_UNKNOWN');
  },
);
