import { isArmedForces } from '../../../src/catalogue/places';
import type { UserRecord } from '../../world/state';

/**
 * Whether the Military Lending Act protects an applicant: in the mock, if the home address is
 * military.
 */
export function isCoveredBorrower({ homeAddress }: Pick<UserRecord, 'homeAddress'>): boolean {
  return homeAddress !== null && isArmedForces(homeAddress.state);
}
