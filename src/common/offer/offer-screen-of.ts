import type { Flow } from '../../catalogue/flows';
import type { ScreenId } from '../../catalogue/screens';

/** The screen on which a flow shows its offer. A cash-secured one is shown where it is funded. */
export function offerScreenOf(flow: Flow): ScreenId {
  return flow === 'cash' ? 'payment-selection' : 'offer';
}
