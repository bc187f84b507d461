import {
  CancelPaymentDocument,
  ChangeDepositAmountDocument,
  ChooseCreditLineDocument,
  ConfirmMicroDepositsDocument,
  ConfirmWithBankDocument,
  PayDepositDocument,
  ScheduleDepositsDocument,
  SkipDepositDocument,
  StopDepositsDocument,
} from '../../../contract/generated/documents';
import { lookUp, type LookUp } from './look-up';
import type { Now } from './now';

async function scheduleOf(now: Now, scheduleId: string | number) {
  const { depositSchedule } = await now.deposit();
  return depositSchedule?.id === scheduleId ? depositSchedule : null;
}

async function paymentOf(now: Now, paymentId: string | number) {
  const { payments } = await now.deposit();
  return payments.find(({ id }) => id === paymentId);
}

/** Payments are identified by the request's idempotency key. */
export const DEPOSIT_LOOK_UPS: readonly LookUp[] = [
  lookUp(ChooseCreditLineDocument, async (now, { amount }) => {
    const { id, status, cashAmount } = await now.deposit();
    if (cashAmount?.creditLine !== amount) return 'not-done';
    return { chooseCreditLine: { id, status, cashAmount } };
  }),
  lookUp(PayDepositDocument, async (now, { input }) => {
    const { payments } = await now.deposit();
    const payment = payments.find(({ idempotencyKey }) => idempotencyKey === input.idempotencyKey);
    return payment === undefined ? 'not-done' : { payDeposit: payment };
  }),
  lookUp(CancelPaymentDocument, async (now, { paymentId }) => {
    const payment = await paymentOf(now, paymentId);
    if (payment === undefined) return 'unknown';
    const waits = payment.status === 'NEEDS_BANK' || payment.status === 'MICRO_DEPOSITS';
    return waits ? 'not-done' : { cancelPayment: payment };
  }),
  lookUp(ConfirmWithBankDocument, async (now, { paymentId }) => {
    const payment = await paymentOf(now, paymentId);
    if (payment === undefined || payment.status === 'NEEDS_BANK') return 'unknown';
    return { confirmWithBank: payment };
  }),
  lookUp(ConfirmMicroDepositsDocument, async (now, { paymentId }) => {
    const payment = await paymentOf(now, paymentId);
    if (payment === undefined || payment.status === 'MICRO_DEPOSITS') return 'unknown';
    return { confirmMicroDeposits: payment };
  }),
  lookUp(ScheduleDepositsDocument, async (now, { input }) => {
    const { depositSchedule } = await now.deposit();
    const made = depositSchedule?.idempotencyKey === input.idempotencyKey ? depositSchedule : null;
    return made === null ? 'not-done' : { scheduleDeposits: made };
  }),
  lookUp(ChangeDepositAmountDocument, async (now, { scheduleId, amount }) => {
    const schedule = await scheduleOf(now, scheduleId);
    if (schedule === null) return 'unknown';
    return schedule.amount === amount ? { changeDepositAmount: schedule } : 'not-done';
  }),
  lookUp(SkipDepositDocument, async (now, { scheduleId, on }) => {
    const schedule = await scheduleOf(now, scheduleId);
    if (schedule === null) return 'unknown';
    const skipped = schedule.deposits.some((one) => one.on === on && one.status === 'SKIPPED');
    return skipped ? { skipDeposit: schedule } : 'not-done';
  }),
  lookUp(StopDepositsDocument, async (now, { scheduleId }) => {
    const schedule = await scheduleOf(now, scheduleId);
    if (schedule === null) return 'unknown';
    return schedule.status === 'ACTIVE' ? 'not-done' : { stopDeposits: schedule };
  }),
];
