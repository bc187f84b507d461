import { fullName } from '../../../catalogue/person-name';
import { formatDate } from '../../../domain/text/format';
import { addressText } from '../../../forms/fields/address-text';
import { formatPhone } from '../../../forms/fields/contact-rules';
import type { Answer } from '../../../forms/pages/paged-form';
import { IncomeSourceList, yearlyText } from '../../../forms/sections/income-sources';
import type { Applicant } from '../../../services/data/use-applicant';
import { NotGiven } from '../../../ui/summary-list';
import { MaskedTaxId } from '../../../ui/tax-id-field';
import type { PersonalField, PersonalPageId } from './personal-pages';
import type { PersonalInformation } from './personal-schema';

const NOT_GIVEN = <NotGiven />;

/** Null if missing. */
export interface PersonalAnswers {
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly email: string | null;
  /** YYYY-MM-DD. */
  readonly dob: string | null;
  readonly homeAddress: Parameters<typeof addressText>[0] | null;
  readonly lastFour: string | null;
  readonly annualIncome: number | null;
  readonly incomeSources: readonly string[];
}

export function answersOnFile({ user, incomeSources }: Applicant): PersonalAnswers {
  return {
    firstName: user.firstName,
    middleName: user.middleName,
    lastName: user.lastName,
    phone: user.phone,
    email: user.email,
    dob: user.dob,
    homeAddress: user.billingAddress,
    lastFour: user.ssnLastFour,
    annualIncome: user.annualIncome,
    incomeSources,
  };
}

export function answersWith(
  applicant: Applicant,
  given: Partial<PersonalInformation>,
): PersonalAnswers {
  const { taxId, ...rest } = given;
  const before = answersOnFile(applicant);
  return { ...before, ...rest, lastFour: taxId?.slice(-4) ?? before.lastFour };
}

type PersonalRow = Answer<PersonalPageId> & { readonly field: PersonalField };

/** Masks the tax ID. */
export function personalRows(known: PersonalAnswers): readonly PersonalRow[] {
  return [
    {
      page: 'contact',
      field: 'firstName',
      term: 'Name',
      value: fullName(known) || NOT_GIVEN,
    },
    {
      page: 'contact',
      field: 'phone',
      term: 'Mobile phone number',
      value: known.phone ? formatPhone(known.phone) : NOT_GIVEN,
    },
    {
      page: 'contact',
      field: 'email',
      term: 'Email address',
      value: known.email ?? NOT_GIVEN,
    },
    {
      page: 'address',
      field: 'homeAddress',
      term: 'Home address',
      value: known.homeAddress ? addressText(known.homeAddress) : NOT_GIVEN,
    },
    {
      page: 'identity',
      field: 'dob',
      term: 'Date of birth',
      value: known.dob ? formatDate(known.dob) : NOT_GIVEN,
    },
    {
      page: 'identity',
      field: 'taxId',
      term: 'Social Security number or ITIN',
      value: known.lastFour ? <MaskedTaxId lastFour={known.lastFour} /> : NOT_GIVEN,
    },
    {
      page: 'income',
      field: 'annualIncome',
      term: 'Annual income',
      value: known.annualIncome === null ? NOT_GIVEN : yearlyText(known.annualIncome),
    },
    {
      page: 'income',
      field: 'incomeSources',
      term: 'Sources of income',
      value:
        known.incomeSources.length === 0 ? (
          NOT_GIVEN
        ) : (
          <IncomeSourceList sources={known.incomeSources} />
        ),
    },
  ];
}
