import { formatCents } from '../format';

/** What of the applicant is with us, or on its way to us. */
export interface HeldByUs {
  /** The parcel with the items; null where none was handed over. */
  readonly parcel: 'on-the-way' | 'with-us' | null;
  /** What of a deposit has arrived, cents. */
  readonly received: number;
}

/** What happens with it when an application closes; null where there is nothing to send back. */
export function goesBackSentence({ parcel, received }: HeldByUs): string | null {
  if (parcel === 'on-the-way') {
    return 'Your package is on its way to us. We’ll send your items back, free and insured, as soon as it arrives.';
  }
  if (parcel === 'with-us') return 'We’ll send your items back, free and insured.';
  return received > 0 ? `We’ll send back the ${formatCents(received)} that arrived.` : null;
}
