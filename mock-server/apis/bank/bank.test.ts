import { expect, test } from 'vitest';
import {
  accountEnding,
  cashWorld,
  paymentOf,
  type CashWorld,
} from '../../domain/payments/testing/cash-world';
import { ACCOUNT_ENDINGS } from '../../../fixtures/payment-values';

const ENDING = ACCOUNT_ENDINGS.find(({ outcome }) => outcome === 'needs-bank')?.ending ?? '';

/** A transfer of $52.50 waits for the bank; `path` is that of the bank's page. */
async function waiting(): Promise<{ readonly world: CashWorld; readonly path: string }> {
  const world = await cashWorld();
  const answer = await world.pay({ amount: 5250, bankAccount: accountEnding(ENDING) });
  const { pathname, search } = new URL(paymentOf(answer).bankUrl ?? '');
  return { world, path: pathname + search };
}

const statusIn = async (world: CashWorld) => (await world.shown()).payments[0]?.status;

test('the bank page shows the exact amount, recipient and account', async () => {
  const { world, path } = await waiting();
  const text = (await (await world.fetch(path)).text()).replaceAll(/<[^>]+>/g, ' ');
  for (const words of ['Harborline National Bank', '$52.50', `ending ${ENDING}`]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('00098765');
});

test.each([
  ['refuse', 'confirm', 'FAILED'],
  ['confirm', 'refuse', 'RECEIVED'],
])("an answer of %s can't be changed to %s", async (first, then, status) => {
  const { world, path } = await waiting();
  const answered = await world.fetch(`${path}&answer=${first}`, { redirect: 'manual' });
  expect(answered.status).toBe(302);
  await world.fetch(`${path}&answer=${then}`, { redirect: 'manual' });
  await world.advance('P9D');
  expect(await statusIn(world)).toBe(status);
});

test('the bank rejects unknown payments and foreign return addresses', async () => {
  const { world, path } = await waiting();
  expect((await world.fetch('/bank/confirm?request=other')).status).toBe(404);
  const away = `${path}&answer=confirm&return_to=${encodeURIComponent('https://elsewhere.example/')}`;
  const refused = await world.fetch(away, { redirect: 'manual' });
  expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
  expect(await statusIn(world)).toBe('NEEDS_BANK');
});
