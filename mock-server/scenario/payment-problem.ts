import { fitsPayment, PAYMENT_STATE_IDS, statusesWithPayment } from './payment-states';
import { alternatives } from './nearest';
import { programDefinition } from '../../src/catalogue/programs';
import type { Seed } from './seed';

/** Null if the payment matches the rest of the seed. */
export function paymentProblem({
  program,
  status,
  payment,
}: Pick<Seed, 'program' | 'status' | 'payment'>): string | null {
  if (payment === undefined) return null;
  const { flow } = programDefinition(program);
  if (flow !== 'cash') {
    return `payment ${payment} belongs to flow cash, but program ${program} has flow ${flow}`;
  }
  if (fitsPayment(payment, status)) return null;
  const fitting = PAYMENT_STATE_IDS.filter((candidate) => fitsPayment(candidate, status));
  return fitting.length === 0
    ? `status ${status} has no payments, expected ${alternatives(statusesWithPayment(payment))}`
    : `payment ${payment} isn't available in status ${status}, expected ${alternatives(fitting)}`;
}
