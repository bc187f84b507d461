import { refundOnArrivalSentence } from '../../domain/deposit/deposit-refunds';
import { formatCents } from '../../domain/text/format';

/** Items and money that we have or that are on their way. */
export interface ReturnedParts {
  /** Null if no items were shipped. */
  readonly parcel: 'on-the-way' | 'with-us' | null;
  /** Part of a deposit, cents. */
  readonly received: number;
  /** Cents. */
  readonly onTheWay?: number;
}

/** Null if nothing is returned. */
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
