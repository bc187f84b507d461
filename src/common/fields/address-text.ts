import type { CurrentUser } from '../../services/data/use-applicant';

/** An address in one line: "7 Placeholder Lane, Portland, OR 97205". */
export function addressText(address: NonNullable<CurrentUser['billingAddress']>): string {
  const { addressFirstLine, addressSecondLine, city, state, zip } = address;
  return [addressFirstLine, addressSecondLine, city, [state, zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
}
