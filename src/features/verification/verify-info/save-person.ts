import type { PersonalInformationUpdate } from '../../../contract/generated/types';
import type { Applicant } from '../../../services/data/use-applicant';
import type { ChangedPerson } from './verify-info-schema';

/** The changes to send: everything but the contact somebody signs in with. */
export function personUpdate(
  { firstName, middleName, lastName, phone, email, homeAddress }: ChangedPerson,
  signInMethod: Applicant['signInMethod'],
): PersonalInformationUpdate {
  return {
    firstName,
    middleName: middleName || null,
    lastName,
    ...(signInMethod === 'SMS' ? { email } : { phone }),
    homeAddress: { ...homeAddress, addressSecondLine: homeAddress.addressSecondLine || null },
  };
}
