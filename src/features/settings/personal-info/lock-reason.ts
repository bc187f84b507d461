import type { Status } from '../../../catalogue/statuses';

/** Why name, home address, date of birth, tax id and income cannot change in a status; null where they can. */
export function lockReason(status: Status | null): string | null {
  switch (status) {
    case 'OFFER_ACCEPTED':
    case 'COMPLETE':
      return 'It’s part of the agreements you accepted.';
    case 'PREQUAL_INFO_GIVEN':
      return 'We’re deciding on it right now.';
    default:
      return null;
  }
}
