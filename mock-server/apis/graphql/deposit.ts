import { LIMITS } from '../../../src/catalogue/limits';
import type {
  MutationCancelPaymentArgs,
  MutationChooseCreditLineArgs,
  MutationConfirmMicroDepositsArgs,
  MutationConfirmWithBankArgs,
  MutationPayDepositArgs,
  MutationTokenizeCardArgs,
} from '../../generated/resolver-types';
import { oneTimeAuthorization } from '../../../src/domain/deposit/payment-authorization';
import { isoTime } from '../../world/clock';
import { brandNames } from '../../domain/messages/brand-names';
import { TransitionRefused } from '../../domain/lifecycle/transition-refused';
import { dateOf } from '../../domain/lifecycle/zoned-time';
import { mailAuthorization } from '../../domain/payments/authorization-copy';
import { makeCardToken } from '../../domain/payments/card';
import { confirmAtBank, checkMicroDeposits } from '../../domain/applications/confirm-account';
import {
  checkAmount,
  readAuthorization,
  readKey,
  readSource,
  requireFunding,
} from '../../domain/payments/deposit-rules';
import { fingerprintOf } from '../../domain/payments/fingerprint';
import { madeBefore } from '../../domain/payments/known-key';
import { makePayment } from '../../domain/payments/make-payment';
import { fail } from '../../domain/applications/settle-payment';
import { WAITING } from '../../domain/payments/totals';
import { viewApplication } from './application-view';
import { ownPayment } from './deposit-access';
import { viewPayment } from './deposit-view';
import { fieldInvalid, refusal } from '../../domain/rules/refusal';
import { ownApplication, viewerOf, type ResolverContext } from './resolver-context';

function chooseCreditLine(
  _root: unknown,
  { creditApplicationId, amount }: MutationChooseCreditLineArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const application = ownApplication(context, { user, id: creditApplicationId });
  const { cash, status } = application;
  if (cash === null || status !== 'CREATED') {
    throw new TransitionRefused(status, null, 'choose-credit-line');
  }
  const { minLine, maxLine, step } = LIMITS.cash;
  if (amount < minLine || amount > maxLine || amount % step !== 0) {
    throw fieldInvalid('amount', `amount must be from ${minLine} to ${maxLine}, by ${step} cents`);
  }
  cash.creditLine = amount;
  application.updatedAt = isoTime(context.world.now());
  return viewApplication(context.world, user, application);
}

function tokenizeCard(
  _root: unknown,
  { input }: MutationTokenizeCardArgs,
  context: ResolverContext,
) {
  const { token, source } = makeCardToken(context.world, viewerOf(context), input);
  return { token, brand: source.brand, lastFour: source.lastFour };
}

async function payDeposit(
  _root: unknown,
  { input }: MutationPayDepositArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const { world } = context;
  const application = ownApplication(context, { user, id: input.creditApplicationId });
  // Await before reading the state: it must not change between check and update.
  const names = await brandNames(application.program);
  const idempotencyKey = readKey(input.idempotencyKey);
  const fingerprint = fingerprintOf(input);
  const known = madeBefore(world.state, { user, idempotencyKey, fingerprint });
  if (known !== null && 'payment' in known) return viewPayment(world, known.payment);
  requireFunding(world, application);
  const { amount } = input;
  checkAmount(world, application, amount);
  const authorizationVersion = readAuthorization(input.authorizationVersion);
  const source = readSource(world, user, input);
  const wish = { idempotencyKey, fingerprint, amount, source, authorizationVersion };
  const payment = makePayment(world, application, wish);
  application.updatedAt = isoTime(world.now());
  const text = oneTimeAuthorization({
    amount,
    source: source.method === 'DEBIT_CARD' ? 'card' : 'bank',
    lastFour: source.lastFour,
    date: dateOf(world.now()),
  });
  mailAuthorization(world, { user, names }, text);
  return viewPayment(world, payment);
}

function confirmWithBank(
  _root: unknown,
  { paymentId }: MutationConfirmWithBankArgs,
  context: ResolverContext,
) {
  const { world } = context;
  const { payment, application } = ownPayment(context, paymentId);
  if (payment.status === 'NEEDS_BANK') {
    if (payment.bankAnswer === 'confirmed') confirmAtBank(world, application, payment);
    if (payment.bankAnswer === 'refused') fail(world, application, payment, 'BANK_REFUSED');
  }
  return viewPayment(world, payment);
}

function confirmMicroDeposits(
  _root: unknown,
  { paymentId, first, second }: MutationConfirmMicroDepositsArgs,
  context: ResolverContext,
) {
  const { world } = context;
  const { payment, application } = ownPayment(context, paymentId);
  if (payment.status !== 'MICRO_DEPOSITS') {
    const wasConfirmed = payment.source.outcome === 'arrives' && payment.status !== 'FAILED';
    if (wasConfirmed) return viewPayment(world, payment);
    throw new TransitionRefused(application.status, null, 'confirm-micro-deposits');
  }
  const left = checkMicroDeposits(world, application, payment, [first, second]);
  if (left !== null) {
    throw refusal('MICRO_DEPOSITS_WRONG', 'Those are not the amounts', { triesLeft: left });
  }
  return viewPayment(world, payment);
}

function cancelPayment(
  _root: unknown,
  { paymentId }: MutationCancelPaymentArgs,
  context: ResolverContext,
) {
  const { world } = context;
  const { payment, application } = ownPayment(context, paymentId);
  if (WAITING.includes(payment.status)) fail(world, application, payment, 'CANCELED');
  if (payment.failure !== 'CANCELED') {
    throw new TransitionRefused(application.status, null, 'cancel-payment');
  }
  return viewPayment(world, payment);
}

export const depositMutations = {
  chooseCreditLine,
  tokenizeCard,
  payDeposit,
  confirmWithBank,
  confirmMicroDeposits,
  cancelPayment,
};
