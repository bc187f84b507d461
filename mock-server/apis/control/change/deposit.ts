import { bankTime } from '../../../domain/payments/bank-time';
import { checkAmount } from '../../../domain/payments/deposit-rules';
import { WAITING } from '../../../domain/payments/totals';
import { dateOf } from '../../../domain/lifecycle/zoned-time';
import type { PaymentRecord } from '../../../world/deposit-state';
import { ControlProblem } from '../control-problem';
import { MICRO_DEPOSITS } from '../../../../fixtures/payment-values';
import { day, onlyIn, wholeNumber, type FieldRules } from './field-rule';

const onlyInStatus = (status: PaymentRecord['status'], why: string) =>
  onlyIn(status, why, 'the payment is');

const BOOKED = 'stands in what the bank was told';

/** The ledger stays as it is. */
export const DEPOSIT: FieldRules<PaymentRecord> = {
  id: 'is its number',
  applicationId: 'is what it is for',
  idempotencyKey: 'is how it is known again when it is sent twice',
  fingerprint: 'is how it is known again when it is sent twice',
  amount: {
    takes: 'cents, no more than what is left of the deposit',
    locked: ({ record }) =>
      WAITING.includes(record.status)
        ? null
        : `was taken: the payment is ${record.status}, and the ledger holds it`,
    read: (value, { context, application, record }) => {
      const amount = wholeNumber('amount', { min: 1, max: 100_000_000 })(value);
      if (application === null) throw new ControlProblem('"amount" belongs to no application');
      // The payment's own amount counts as available while a new one is checked.
      const before = record.amount;
      record.amount = 0;
      try {
        checkAmount(context, application, amount);
      } finally {
        record.amount = before;
      }
      return amount;
    },
  },
  source: BOOKED,
  status: 'moves by events only',
  failure: 'follows from the event deposit-failed, which takes it',
  createdAt: 'is when it happened',
  expectedOn: {
    takes: 'a date to come, like "2026-06-18"',
    locked: onlyInStatus('PROCESSING', 'is only there while money is on its way'),
    read: (value, { context }) => {
      const expected = day('expectedOn')(value);
      if (expected >= dateOf(context.now())) return expected;
      throw new ControlProblem('"expectedOn" has passed: let the deposit arrive by its event');
    },
    after: ({ context, record }) => {
      if (record.expectedOn === null) return;
      for (const step of context.state.schedule) {
        if (step.details?.paymentId === record.id) step.dueAt = bankTime(record.expectedOn);
      }
    },
  },
  settledOn: 'stands in the ledger',
  wrongTries: {
    takes: `a whole number below ${String(MICRO_DEPOSITS.tries)}`,
    locked: onlyInStatus('MICRO_DEPOSITS', 'is only there while amounts are asked for'),
    read: wholeNumber('wrongTries', { min: 0, max: MICRO_DEPOSITS.tries - 1 }),
  },
  bankRequest: BOOKED,
  bankAnswer: 'is given on the page of the bank',
  scheduleId: 'is the schedule that made it',
  authorizationVersion: 'is what was agreed to',
};
