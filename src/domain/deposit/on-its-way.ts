import { formatCents } from '../text/format';

/** What becomes of money that has not arrived when its application is closed. Cents. */
export const goesBackOnArrival = (onTheWay: number): string =>
  `We’ll refund the ${formatCents(onTheWay)} that is on its way once it arrives.`;
