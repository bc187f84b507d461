import type { Flow } from '../../catalogue/flows';
import type { DeclineReason } from '../../contract/generated/types';

const REASONS: readonly { readonly value: DeclineReason; readonly label: string }[] = [
  { value: 'LINE_TOO_LOW', label: 'The credit line is too low' },
  { value: 'RATE_TOO_HIGH', label: 'The rate or fees are too high' },
  { value: 'CHANGED_MIND', label: 'I changed my mind' },
  { value: 'WANT_ITEMS_BACK', label: 'I want my items back' },
  { value: 'OTHER', label: 'Other' },
];

/** Returning items is a reason only if items were shipped. */
export function declineReasons(flow: Flow): typeof REASONS {
  return REASONS.filter(({ value }) => value !== 'WANT_ITEMS_BACK' || flow === 'item');
}
