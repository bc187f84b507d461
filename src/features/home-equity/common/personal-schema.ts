import * as v from 'valibot';
import { HomeAddress } from '../../../forms/fields/address-rules';
import { Email, Phone } from '../../../forms/fields/contact-rules';
import { dateOfBirth } from '../../../domain/person/date-of-birth';
import { AnnualIncome, IncomeSources } from '../../../forms/fields/income-rules';
import { FirstName, LastName, MiddleName } from '../../../forms/fields/name-rules';
import { taxIdOrOnFile } from '../../../forms/fields/tax-id';

/** What the rules depend on while the form is filled in. */
export interface PersonalRules {
  /** Whether an empty tax id keeps the one on file. */
  keepsTaxId(): boolean;
  /** Years, by the state chosen at the moment. */
  minimumAge(): number;
}

/** The rules of all personal information, in the order in which it is asked for. */
export function personalEntries({ keepsTaxId, minimumAge }: PersonalRules) {
  return {
    firstName: FirstName,
    middleName: MiddleName,
    lastName: LastName,
    phone: Phone,
    email: Email,
    dob: dateOfBirth(minimumAge),
    homeAddress: HomeAddress,
    taxId: taxIdOrOnFile(keepsTaxId),
    annualIncome: AnnualIncome,
    incomeSources: IncomeSources,
  };
}

/** The form of the personal-information screen. */
export function personalSchema(rules: PersonalRules) {
  return v.object(personalEntries(rules));
}

/** Checked personal information: phone E.164, date YYYY-MM-DD, whole dollars, tax id null to keep the one on file. */
export type PersonalInformation = v.InferOutput<ReturnType<typeof personalSchema>>;
