import { expect, test } from 'vitest';
import { TEST_CARDS } from '../../../fixtures/payment-values';
import { TokenizeCardDocument } from '../../../src/contract/generated/documents';
import { ACCOUNT, card, cashWorld, tokenOf } from './testing/cash-world';

const ACCOUNT_NUMBER = '31415926530002';
const SECURITY_CODE = '987';

test('card and account numbers are never stored, logged or returned', async () => {
  const world = await cashWorld({
    faults: ['operation=tokenizeCard,status=503,nth=1', 'operation=payDeposit,drop,nth=2'],
  });
  const answers: unknown[] = [];
  for (const { number } of TEST_CARDS) {
    const input = card(number, { securityCode: number.startsWith('37') ? '1987' : SECURITY_CODE });
    answers.push(await world.run(TokenizeCardDocument, { input }));
  }
  const bankAccount = { ...ACCOUNT, accountNumber: ACCOUNT_NUMBER };
  const cardToken = await tokenOf(world, '4242 4242 4242 4242');
  const part = { amount: 2000, idempotencyKey: 'payment-by-account' };
  answers.push(await world.pay({ ...part, bankAccount }));
  await world.pay({ ...part, idempotencyKey: 'payment-by-card', cardToken }).catch(() => null);
  answers.push(await world.pay({ ...part, idempotencyKey: 'payment-by-card', cardToken }));
  // Refusals must not repeat the rejected value.
  answers.push(await world.pay({ ...part, idempotencyKey: 'x', bankAccount }));
  answers.push(await world.pay({ ...part, bankAccount: { ...bankAccount, name: '' } }));
  answers.push(await world.spread({ bankAccount }));
  await world.advance('P9D');
  answers.push(await world.shown());
  const state: unknown = await (await world.fetch('/__mock/state')).json();
  const ledger: unknown = await (await world.fetch('/__mock/ledger')).json();
  const everything = JSON.stringify([answers, state, ledger]);
  const secrets = TEST_CARDS.flatMap(({ number }) => [number, number.replaceAll(' ', '')]);
  for (const secret of [...secrets, ACCOUNT_NUMBER, ACCOUNT.routingNumber]) {
    expect(everything).not.toContain(secret);
  }
  expect(everything).not.toContain(`"${SECURITY_CODE}"`);
  expect(everything).toContain('"lastFour":"0002"');
});
