import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import { numberedId } from '../../world/numbered-id';
import type { LedgerKind, PaymentRecord } from '../../world/deposit-state';

export type MoneyContext = Pick<Context, 'state' | 'now'>;

/** Throws if the payment already has an entry of this kind: money moves once. */
export function enterIntoLedger(
  { state, now }: MoneyContext,
  payment: PaymentRecord,
  kind: LedgerKind,
): void {
  const { ledger } = state.deposits;
  if (ledger.some((entry) => entry.paymentId === payment.id && entry.kind === kind)) {
    throw new Error(`Payment ${payment.id} has a ${kind} already`);
  }
  ledger.push({
    id: numberedId(state.counters, 'led'),
    kind,
    key: payment.idempotencyKey,
    paymentId: payment.id,
    applicationId: payment.applicationId,
    amount: payment.amount,
    method: payment.source.method,
    lastFour: payment.source.lastFour,
    at: isoTime(now()),
  });
}

export function wasTaken({ state }: Pick<Context, 'state'>, payment: PaymentRecord): boolean {
  return state.deposits.ledger.some(
    ({ paymentId, kind }) => paymentId === payment.id && (kind === 'charge' || kind === 'deposit'),
  );
}
