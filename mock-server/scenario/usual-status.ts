import type { Flow } from '../../src/catalogue/flows';
import { fitsPayment, PAYMENT_STATES, type PaymentState } from '../../src/catalogue/payment-states';
import type { ScreenId } from '../../src/catalogue/screens';
import { defaultStatusFor, fitsStatus } from '../../src/catalogue/status-routes';
import type { Status } from '../../src/catalogue/statuses';

/** The status of a seed that names none: the first in which the screen and the payment have something to show. */
export function usualStatus(wish: {
  readonly screen: ScreenId | null;
  readonly flow: Flow;
  readonly payment: PaymentState | undefined;
}): Status {
  const { screen, flow, payment } = wish;
  const usual = screen === null ? 'CREATED' : defaultStatusFor(screen, flow);
  if (payment === undefined || fitsPayment(payment, usual)) return usual;
  const { statuses }: { readonly statuses: readonly Status[] } = PAYMENT_STATES[payment];
  return statuses.find((status) => screen === null || fitsStatus(screen, flow, status)) ?? usual;
}
