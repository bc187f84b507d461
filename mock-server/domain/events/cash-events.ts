import type { PaymentFailure, PaymentStatus } from '../../../src/contract/generated/types';
import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import type { ApplicationRecord, EventDetails, WorldState } from '../../world/state';
import type { CashEventName } from '../lifecycle/cash-event-names';
import { canMove, transition } from '../applications/move';
import { TransitionRefused } from '../lifecycle/transition-refused';
import type { WorldEvent } from '../lifecycle/world-event';
import { confirmAtBank, sendMicroDeposits } from '../applications/confirm-account';
import type { PaymentRecord } from '../../world/deposit-state';
import { canWindowEnd, endFundingWindow } from '../applications/funding-window';
import { sendRefundEmail } from '../payments/payment-emails';
import { activeSchedule, takesDeposits } from '../payments/schedule-plan';
import { makeScheduledDeposit } from '../payments/scheduled-deposit';
import { arrive, bounce, fail } from '../applications/settle-payment';
import { depositTotals, paymentsOf } from '../payments/totals';

/** Used if the event names no failure. */
function usualFailure({ status, source }: PaymentRecord): PaymentFailure {
  if (status === 'NEEDS_BANK') return 'BANK_REFUSED';
  if (status === 'MICRO_DEPOSITS') return 'MICRO_DEPOSITS_FAILED';
  return source.method === 'DEBIT_CARD' ? 'DECLINED' : 'INSUFFICIENT_FUNDS';
}

/** Refused because no payment has the right status, or not the named one. */
function noPayment(
  name: CashEventName,
  state: WorldState,
  application: ApplicationRecord,
  chosen: { readonly paymentId: string | undefined; readonly fitting: readonly string[] },
): TransitionRefused {
  const { paymentId, fitting } = chosen;
  if (paymentId === undefined) return new TransitionRefused(application.status, null, name);
  const named = paymentsOf(state, application).find(({ id }) => id === paymentId);
  const wrong =
    named === undefined ? `No payment "${paymentId}"` : `Payment "${paymentId}" is ${named.status}`;
  const right = `"${name}" can happen to: ${fitting.join(', ') || 'none'}`;
  return new TransitionRefused(application.status, null, name, `${wrong}; ${right}`);
}

type Apply = (
  context: Context,
  application: ApplicationRecord,
  payment: PaymentRecord,
  details: EventDetails,
) => void;

/** Uses the newest payment in one of `statuses`, or the one named in the details. */
function ofPayment(
  name: CashEventName,
  options: { description: string; statuses: readonly PaymentStatus[]; apply: Apply },
): WorldEvent {
  const { description, statuses, apply } = options;
  const find = (state: WorldState, application: ApplicationRecord, wanted?: string) => {
    const fitting = paymentsOf(state, application).filter(({ status }) =>
      statuses.includes(status),
    );
    const payment = fitting.findLast(({ id }) => wanted === undefined || id === wanted);
    return { payment, fitting: fitting.map(({ id }) => id) };
  };
  return {
    description,
    trigger: null,
    outcomes: [],
    isPossible: (application, state) => find(state, application).payment !== undefined,
    apply: (context, application, _outcome, details = {}) => {
      const { paymentId } = details;
      const { payment, fitting } = find(context.state, application, paymentId);
      if (payment === undefined) {
        throw noPayment(name, context.state, application, { paymentId, fitting });
      }
      apply(context, application, payment, details);
    },
  };
}

function unsentRefunds({ deposits }: WorldState, application: ApplicationRecord) {
  return deposits.refunds.filter(
    ({ applicationId, sentAt }) => applicationId === application.id && sentAt === null,
  );
}

export const CASH_EVENTS: Readonly<Record<CashEventName, WorldEvent>> = {
  'deposit-arrived': ofPayment('deposit-arrived', {
    description:
      'A payment towards the deposit arrives; `paymentId` says which, the newest otherwise.',
    statuses: ['PROCESSING'],
    apply: arrive,
  }),
  'deposit-failed': ofPayment('deposit-failed', {
    description: 'A payment towards the deposit does not arrive; `failure` says why.',
    statuses: ['PROCESSING', 'NEEDS_BANK', 'MICRO_DEPOSITS'],
    apply: (context, application, payment, { failure }) =>
      fail(context, application, payment, failure ?? usualFailure(payment)),
  }),
  'deposit-returned': ofPayment('deposit-returned', {
    description: 'The bank takes a payment back that had arrived (it bounces).',
    statuses: ['RECEIVED'],
    apply: bounce,
  }),
  'bank-confirmed': ofPayment('bank-confirmed', {
    description: 'The person has confirmed a payment with the bank.',
    statuses: ['NEEDS_BANK'],
    apply: confirmAtBank,
  }),
  'micro-deposits-sent': ofPayment('micro-deposits-sent', {
    description: 'Instead of the bank’s word, two small deposits are to prove the account.',
    statuses: ['NEEDS_BANK'],
    apply: sendMicroDeposits,
  }),
  'payment-unverified': {
    description: 'A payment cannot be verified to the applicant: documents are asked for.',
    trigger: 'payment-unverified',
    outcomes: [],
    isPossible: (application, state) =>
      canMove(application, 'VERIFY_DOC', 'payment-unverified') &&
      paymentsOf(state, application).length > 0,
    apply: (context, application) => {
      if (paymentsOf(context.state, application).length === 0) {
        throw new TransitionRefused(application.status, 'VERIFY_DOC', 'payment-unverified');
      }
      transition(context, application, 'VERIFY_DOC', 'payment-unverified');
    },
  },
  'scheduled-deposit': {
    description: 'The next scheduled deposit is made now; with `fails` the bank refuses it.',
    trigger: null,
    outcomes: [],
    isPossible: (application, state) =>
      takesDeposits(application) &&
      activeSchedule(state, application) !== undefined &&
      depositTotals(state, application).remaining > 0,
    apply: (context, application, _outcome, { fails = false, failure } = {}) => {
      const refusal = fails ? (failure ?? 'INSUFFICIENT_FUNDS') : null;
      if (makeScheduledDeposit(context, application, refusal) === null) {
        throw new TransitionRefused(application.status, null, 'scheduled-deposit');
      }
    },
  },
  'funding-window-ended': {
    description: 'The days to deposit are over: the application closes, what arrived goes back.',
    trigger: 'funding-window-ended',
    outcomes: [],
    isPossible: (application, state) => canWindowEnd(state, application),
    apply: endFundingWindow,
  },
  'refund-sent': {
    description: 'A refund has reached the account it goes to.',
    trigger: null,
    outcomes: [],
    isPossible: (application, state) => unsentRefunds(state, application).length > 0,
    apply: (context, application, _outcome, details = {}) => {
      const { paymentId } = details;
      const unsent = unsentRefunds(context.state, application);
      const refund = unsent.find((one) => paymentId === undefined || one.paymentId === paymentId);
      if (refund === undefined) {
        const fitting = unsent.map((one) => one.paymentId);
        throw noPayment('refund-sent', context.state, application, { paymentId, fitting });
      }
      refund.sentAt = isoTime(context.now());
      const payment = paymentsOf(context.state, application).find(
        ({ id }) => id === refund.paymentId,
      );
      sendRefundEmail(context, application, refund, payment?.source);
    },
  },
};
