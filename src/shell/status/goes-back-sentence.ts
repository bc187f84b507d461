import { goesBackOnArrival } from '../../domain/deposit/deposit-refunds';
import { formatCents } from '../../domain/text/format';

/** What of the applicant is with us, or on its way to us. */
export interface HeldByUs {
  /** The parcel with the items; null where none was handed over. */
  readonly parcel: 'on-the-way' | 'with-us' | null;
  /** What of a deposit has arrived, cents. */
  readonly received: number;
  /** What of it was taken and has not arrived yet, cents. */
  readonly onTheWay?: number;
}

/** What happens with it when an application closes; null where there is nothing to send back. */
export function goesBackSentence({ parcel, received, onTheWay = 0 }: HeldByUs): string | null {
  if (parcel === 'on-the-way') {
    return 'Your package is on its way to us. We’ll return your items, free and insured, as soon as it arrives.';
  }
  if (parcel === 'with-us') return 'We’ll return your items, free and insured.';
  const said = [
    ...(received > 0 ? [`We’ll refund the ${formatCents(received)} we received.`] : []),
    ...(onTheWay > 0 ? [goesBackOnArrival(onTheWay)] : []),
  ];
  return said.length === 0 ? null : said.join(' ');
}
