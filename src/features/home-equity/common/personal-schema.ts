import * as v from 'valibot';
import { minimumAge } from '../../../catalogue/limits';
import { HomeAddress } from '../../../forms/fields/address-rules';
import { Email, Phone } from '../../../forms/fields/contact-rules';
import { dateOfBirth } from '../../../domain/person/date-of-birth';
import { AnnualIncome, IncomeSources } from '../../../forms/fields/income-rules';
import { FirstName, LastName, MiddleName } from '../../../forms/fields/name-rules';
import { taxIdOrOnFile } from '../../../forms/fields/tax-id';

export interface PersonalRules {
  /** Whether an empty tax ID leaves the one on file. */
  keepsTaxId(): boolean;
}

const WithState = v.object({ homeAddress: v.object({ state: v.string() }) });

/** In form order. The minimum age depends on the state in `values`. */
export function personalEntries({ keepsTaxId }: PersonalRules, values: unknown) {
  const state = v.is(WithState, values) ? values.homeAddress.state : '';
  return {
    firstName: FirstName,
    middleName: MiddleName,
    lastName: LastName,
    phone: Phone,
    email: Email,
    homeAddress: HomeAddress,
    dob: dateOfBirth(() => minimumAge(state || null)),
    taxId: taxIdOrOnFile(keepsTaxId),
    annualIncome: AnnualIncome,
    incomeSources: IncomeSources,
  };
}

export function personalSchema(rules: PersonalRules) {
  return v.lazy((values) => v.object(personalEntries(rules, values)));
}

/** Phone E.164, date YYYY-MM-DD, whole dollars; tax ID null leaves the one on file. */
export type PersonalInformation = v.InferOutput<ReturnType<typeof personalSchema>>;
