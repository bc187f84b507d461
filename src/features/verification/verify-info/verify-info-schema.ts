import * as v from 'valibot';
import type { PersonalInformationUpdate } from '../../../contract/generated/types';
import type { Applicant } from '../../../services/data/use-applicant';
import { AddressAsTyped, HomeAddress } from '../../../forms/fields/address-rules';
import { Email, Phone } from '../../../forms/fields/contact-rules';
import { dateOfBirth } from '../../../domain/person/date-of-birth';
import { FirstName, LastName, MiddleName } from '../../../forms/fields/name-rules';
import { taxIdOrOnFile } from '../../../forms/fields/tax-id';
import type { VerifyInfoValues } from './verify-info-values';

export interface VerifyInfoRules {
  /** The contact somebody signs in with is not changed here, and so not checked. */
  readonly signInMethod: Applicant['signInMethod'];
  /** Whether an empty tax id keeps the one that is known. */
  keepsTaxId(): boolean;
  /** Whether the known date of birth is kept, by whether the user is changing it. */
  keepsDob(changes: boolean): boolean;
  /** Years, by the applicant's state. */
  minimumAge(): number;
}

const Parts = v.object({ month: v.string(), day: v.string(), year: v.string() });
const Kept = v.pipe(
  Parts,
  v.transform(() => null),
);

/** The form in its two states: changing the person, or confirming tax id and date of birth. */
function schemas(rules: VerifyInfoRules, changesDob: boolean) {
  const { signInMethod, keepsTaxId, keepsDob, minimumAge } = rules;
  const typed = dateOfBirth(minimumAge);
  return {
    person: v.object({
      editing: v.literal(true),
      firstName: FirstName,
      middleName: MiddleName,
      lastName: LastName,
      phone: signInMethod === 'SMS' ? v.string() : Phone,
      email: signInMethod === 'EMAIL' ? v.string() : Email,
      homeAddress: HomeAddress,
      taxId: v.string(),
      changesDob: v.boolean(),
      dob: Parts,
    }),
    identity: v.object({
      editing: v.literal(false),
      firstName: v.string(),
      middleName: v.string(),
      lastName: v.string(),
      phone: v.string(),
      email: v.string(),
      homeAddress: AddressAsTyped,
      taxId: taxIdOrOnFile(keepsTaxId),
      changesDob: v.boolean(),
      dob: keepsDob(changesDob) ? Kept : typed,
    }),
  };
}

type Schemas = ReturnType<typeof schemas>;

/** The person with changes, checked: phone E.164. */
export type ChangedPerson = v.InferOutput<Schemas['person']>;

/** Tax id (nine digits) and date of birth (YYYY-MM-DD); null keeps what is known. */
export type ConfirmedIdentity = v.InferOutput<Schemas['identity']>;

/** The rules of the form. */
export function verifyInfoSchema(
  rules: VerifyInfoRules,
): v.GenericSchema<VerifyInfoValues, ChangedPerson | ConfirmedIdentity> {
  return v.lazy((values) => {
    const changesDob = v.is(v.object({ changesDob: v.literal(true) }), values);
    const { person, identity } = schemas(rules, changesDob);
    return v.variant('editing', [person, identity]);
  });
}

/** Returns the update to send. The phone number or email address used for sign-in is never part of it. */
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
