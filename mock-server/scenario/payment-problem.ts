import { fitsPayment, PAYMENT_STATE_IDS, statusesWithPayment } from './payment-states';
import { programDefinition } from '../../src/catalogue/programs';
import type { Seed } from './seed';

/** Why the payment does not go with the rest of the seed, in words; null when it does. */
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
    ? `there is no payment in status ${status}; ${payment} fits ${statusesWithPayment(payment).join(', ')}`
    : `payment ${payment} does not fit status ${status}; there is ${fitting.join(', ')}`;
}
