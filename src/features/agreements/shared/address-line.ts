import type { CurrentUser } from '../../../services/data/use-applicant';

/** An address in one line: "7 Placeholder Lane, Portland, OR 97205". */
export function addressLine(address: CurrentUser['billingAddress']): string {
  if (address === null) return 'Not given';
  const { addressFirstLine, addressSecondLine, city, state, zip } = address;
  const place = [state, zip].filter(Boolean).join(' ');
  return [addressFirstLine, addressSecondLine, city, place].filter(Boolean).join(', ');
}
