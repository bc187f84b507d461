import {
  acceptAndSign,
  fillCashInformation,
  moved,
  reviewAndAgree,
  typeBank,
  typeCard,
} from '../flows/cash-steps';
import { expect, test } from './test';

test('a cash application reaches an open account with a deposit from a bank account', async ({
  view,
  portal,
}) => {
  await portal.openSeed({ program: 'pesto_cash', status: 'CREATED', screen: 'credit-line' });
  await view.getByRole('radio', { name: 'Another amount' }).check();
  await view.getByLabel('Deposit amount').fill('350');
  await view.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('personal-info');
  await fillCashInformation(view);
  await view.getByRole('button', { name: 'See My Options' }).click();
  await portal.expectScreen('in-review');
  await portal.clock('PT1M');
  await view.getByRole('button', { name: 'Refresh Status' }).click();
  await portal.expectScreen('payment-selection');
  await view.getByRole('radio', { name: 'Fund now' }).check();
  await view.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('fund-now');
  await typeBank(view);
  await reviewAndAgree(view);
  await view.getByRole('button', { name: 'Pay $350' }).click();
  await portal.expectScreen('verify-payment');
  expect(await moved(portal)).toEqual(['charge 35000']);
  await portal.event('deposit-arrived');
  await acceptAndSign(view, portal);
});

test('a cash application is paid by a debit card in its frame', async ({ view, portal }) => {
  await portal.openSeed({ program: 'pesto_cash', screen: 'payment', payment: 'none' });
  await portal.expectScreen('payment');
  await view.getByRole('radio', { name: 'Debit card' }).check();
  await typeCard(view);
  await reviewAndAgree(view);
  await view.getByRole('button', { name: 'Pay $300', exact: true }).click();
  await view.getByRole('heading', { level: 1, name: 'Deposit received' }).waitFor();
  expect(await moved(portal)).toEqual(['charge 30000']);
});
