import type { Applicant } from '../../../services/data/use-applicant';
import { addressText } from '../../../forms/fields/address-text';
import { formatPhone } from '../../../forms/fields/contact-rules';
import { INCOME_SOURCES } from '../../../forms/fields/income-rules';
import { fullName } from '../../../catalogue/person-name';
import { formatDate, formatDollars } from '../../../domain/text/format';
import { SummaryList, type SummaryRow } from '../../../ui/summary-list';
import { MaskedTaxId } from '../../../ui/tax-id-field';

const NOT_GIVEN = 'Not given yet';

function rowsOf({ user, incomeSources }: Applicant): SummaryRow[] {
  const labels = INCOME_SOURCES.filter(({ value }) => incomeSources.includes(value)).map(
    ({ label }) => label,
  );
  return [
    { term: 'Name', value: fullName(user) || NOT_GIVEN },
    { term: 'Mobile phone number', value: user.phone ? formatPhone(user.phone) : NOT_GIVEN },
    { term: 'Email address', value: user.email ?? NOT_GIVEN },
    { term: 'Date of birth', value: user.dob ? formatDate(user.dob) : NOT_GIVEN },
    {
      term: 'Home address',
      value: user.billingAddress ? addressText(user.billingAddress) : NOT_GIVEN,
    },
    {
      term: 'Social Security number or ITIN',
      value: user.ssnLastFour ? <MaskedTaxId lastFour={user.ssnLastFour} /> : NOT_GIVEN,
    },
    {
      term: 'Annual income',
      value:
        user.annualIncome === null ? NOT_GIVEN : `${formatDollars(user.annualIncome)} per year`,
    },
    {
      term: 'Sources of income',
      value:
        labels.length === 0 ? (
          NOT_GIVEN
        ) : (
          <ul>
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        ),
    },
  ];
}

/** The applicant's answers, read-only; the tax id masked. */
export function PersonalSummary({ applicant }: { readonly applicant: Applicant }) {
  return <SummaryList rows={rowsOf(applicant)} />;
}
