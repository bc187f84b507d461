import * as v from 'valibot';
import { TaxId } from '../../../forms/fields/tax-id';
import type { Applicant } from '../../../services/data/use-applicant';
import {
  personalEntries,
  type PersonalInformation,
  type PersonalRules,
} from '../common/personal-schema';
import { FIELD_OF, type Missing } from '../common/personal-pages';
import type { PersonalValues } from '../common/personal-values';

export function missingSchema(
  missing: readonly Missing[],
  rules: PersonalRules,
): v.GenericSchema<PersonalValues, Partial<PersonalInformation>> {
  const missingFields = new Set<string>(missing.map((item) => FIELD_OF[item]));
  const replaced = v.lazy(() =>
    rules.keepsTaxId()
      ? v.pipe(
          v.any(),
          v.transform(() => undefined),
        )
      : TaxId,
  );
  return v.lazy((values) => {
    const entries = Object.entries(personalEntries(rules, values));
    return v.object({
      taxId: replaced,
      ...Object.fromEntries(entries.filter(([name]) => missingFields.has(name))),
    });
  }) as unknown as v.GenericSchema<PersonalValues, Partial<PersonalInformation>>;
}

/** Returns null if something is still missing. */
export function completeInformation(
  { user, incomeSources }: Applicant,
  given: Partial<PersonalInformation>,
): PersonalInformation | null {
  const { billingAddress: address } = user;
  const onFile = {
    firstName: user.firstName,
    middleName: user.middleName ?? '',
    lastName: user.lastName,
    phone: user.phone,
    email: user.email,
    dob: user.dob,
    homeAddress: address && {
      addressFirstLine: address.addressFirstLine ?? '',
      addressSecondLine: address.addressSecondLine ?? '',
      city: address.city ?? '',
      state: address.state ?? '',
      zip: address.zip ?? '',
    },
    taxId: null,
    annualIncome: user.annualIncome,
    incomeSources: [...incomeSources],
  };
  const all = { ...onFile, ...given };
  const { firstName, lastName, phone, email, dob, homeAddress, annualIncome } = all;
  if (firstName === null || lastName === null || phone === null || email === null) return null;
  if (dob === null || homeAddress === null || annualIncome === null) return null;
  return {
    ...all,
    taxId: all.taxId ?? null,
    firstName,
    lastName,
    phone,
    email,
    dob,
    homeAddress,
    annualIncome,
  };
}
