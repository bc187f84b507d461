import { dialogDefinition, type DialogId } from '../../src/catalogue/dialogs';
import type { Flow } from '../../src/catalogue/flows';
import { fitsPayment, statusesWithPayment, type PaymentState } from './payment-states';
import type { ScreenId } from '../../src/catalogue/screens';
import { defaultStatusFor, fitsStatus } from '../../src/catalogue/status-routes';
import type { Status } from '../../src/catalogue/statuses';

/** First status with something to show for screen, payment and dialog. */
export function usualStatus(options: {
  readonly screen: ScreenId | null;
  readonly flow: Flow;
  readonly payment: PaymentState | undefined;
  readonly dialog?: DialogId | undefined;
}): Status {
  const { screen, flow, payment, dialog } = options;
  const [first] = (dialog === undefined ? undefined : dialogDefinition(dialog).statuses) ?? [];
  const usual = first ?? (screen === null ? 'CREATED' : defaultStatusFor(screen, flow));
  if (payment === undefined || fitsPayment(payment, usual)) return usual;
  return (
    statusesWithPayment(payment).find(
      (status) => screen === null || fitsStatus(screen, flow, status),
    ) ?? usual
  );
}
