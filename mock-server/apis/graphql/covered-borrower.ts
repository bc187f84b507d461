import { isArmedForces } from '../../../src/catalogue/places';
import type { UserRecord } from '../../world/state';

/** Military Lending Act. In the mock, a military home address decides. */
export function isCoveredBorrower({ homeAddress }: Pick<UserRecord, 'homeAddress'>): boolean {
  return homeAddress !== null && isArmedForces(homeAddress.state);
}
