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
  /** The contact of this method can't be changed here, so it isn't validated. */
  readonly signInMethod: Applicant['signInMethod'];
  /** Whether an empty tax id leaves the known one. */
  keepsTaxId(): boolean;
  /** Whether to leave the known date; `changes`: the user is editing it. */
  keepsDob(changes: boolean): boolean;
  /** In years; depends on the state. */
  minimumAge(): number;
}

const Parts = v.object({ month: v.string(), day: v.string(), year: v.string() });
const Kept = v.pipe(
  Parts,
  v.transform(() => null),
);

/** One schema per form state: editing the person, or confirming the identity. */
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

/** Phone: E.164. */
export type ChangedPerson = v.InferOutput<Schemas['person']>;

/** Nine digits and YYYY-MM-DD; null leaves the known value. */
export type ConfirmedIdentity = v.InferOutput<Schemas['identity']>;

export function verifyInfoSchema(
  rules: VerifyInfoRules,
): v.GenericSchema<VerifyInfoValues, ChangedPerson | ConfirmedIdentity> {
  return v.lazy((values) => {
    const changesDob = v.is(v.object({ changesDob: v.literal(true) }), values);
    const { person, identity } = schemas(rules, changesDob);
    return v.variant('editing', [person, identity]);
  });
}

/** Leaves out the contact used to sign in. */
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
