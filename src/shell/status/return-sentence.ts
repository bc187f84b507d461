import { refundOnArrivalSentence } from '../../domain/deposit/deposit-refunds';
import { formatCents } from '../../domain/text/format';

/** The applicant's items and money that we hold or that are on their way. */
export interface ReturnedParts {
  /** The parcel with the items; null if none was shipped. */
  readonly parcel: 'on-the-way' | 'with-us' | null;
  /** Received part of a deposit, cents. */
  readonly received: number;
  /** Part of it on its way, cents. */
  readonly onTheWay?: number;
}

/** Returns what is returned when an application closes; null if nothing. */
export function returnSentence({ parcel, received, onTheWay = 0 }: ReturnedParts): string | null {
  if (parcel === 'on-the-way') {
    return 'Your package is on its way to us. We’ll return your items, free and insured, as soon as it arrives.';
  }
  if (parcel === 'with-us') return 'We’ll return your items, free and insured.';
  const sentences = [
    ...(received > 0 ? [`We’ll refund the ${formatCents(received)} we received.`] : []),
    ...(onTheWay > 0 ? [refundOnArrivalSentence(onTheWay)] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
