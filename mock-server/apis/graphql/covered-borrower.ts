import { ARMED_FORCES } from '../../../src/catalogue/programs';
import type { UserRecord } from '../../world/state';

/** Whether the Military Lending Act protects this person: here, whoever lives at an address of the armed forces. */
export function isCoveredBorrower({ homeAddress }: Pick<UserRecord, 'homeAddress'>): boolean {
  const places: readonly string[] = ARMED_FORCES;
  return homeAddress !== null && places.includes(homeAddress.state);
}
