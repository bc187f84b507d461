import { useState } from 'react';
import { minimumAge } from '../../../catalogue/limits';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { IdentificationNotice } from '../../../domain/disclosure/identification-notice';
import { PagedForm } from '../../../forms/pages/paged-form';
import { EmailField, PhoneField } from '../../../forms/sections/contact-fields';
import { DateOfBirthSection } from '../../../forms/sections/date-of-birth-section';
import { HomeAddressFields } from '../../../forms/sections/home-address-fields';
import { IncomeFields } from '../../../forms/sections/income-fields';
import { FirstNameField, LastNameField } from '../../../forms/sections/name-fields';
import { TaxIdSection } from '../../../forms/sections/tax-id-section';
import { useUnsupportedState } from '../../../forms/sections/use-unsupported-state';
import { ZeroIncomeCallout } from '../../../forms/sections/use-zero-income-note';
import { DecisionDisclosures } from '../common/decision-disclosures';
import type { Missing, PersonalField } from '../common/personal-pages';
import { personalRows, answersWith } from '../common/personal-rows';
import { useMissingForm, type MissingFormProps } from './use-missing-form';

export function MissingForm(props: Omit<MissingFormProps, 'leaveState' | 'missing'>) {
  const { applicant, application } = props;
  // Fixed, so that no field disappears if its data arrives later.
  const [missing] = useState(application.missingInformation);
  const unsupported = useUnsupportedState(null);
  const state = useMissingForm({ ...props, missing, leaveState: unsupported.leave });
  const endsWithDecision = application.status !== 'FIN_INFO_NEEDED';
  const button = endsWithDecision ? 'Check My Offer' : 'Continue';
  const isMissing = (item: Missing): boolean => missing.includes(item);
  const asked = state.asked.flatMap(({ fields }) => fields);
  const asks = (field: PersonalField): boolean => asked.includes(field);
  return (
    <PagedForm
      state={state.portalForm}
      lead={
        missing.length === 0
          ? 'You’ve already given us everything we need.'
          : 'We already have everything else.'
      }
      above={<IdentificationNotice folded />}
      content={{
        contact: (
          <>
            {isMissing('FIRST_NAME') && <FirstNameField />}
            {isMissing('LAST_NAME') && <LastNameField />}
            {isMissing('PHONE') && <PhoneField />}
            {isMissing('EMAIL') && <EmailField />}
          </>
        ),
        address: <HomeAddressFields onStateChange={unsupported.leave} />,
        identity: (
          <>
            {asks('dob') && (
              <DateOfBirthSection
                titled={!asks('taxId')}
                minimumAge={minimumAge(state.state || null)}
              />
            )}
            {asks('taxId') && <TaxIdSection onFile={state.taxId} />}
          </>
        ),
        income: (
          <IncomeFields
            dateOfBirth={applicant.user.dob ?? state.dob}
            withAmount={isMissing('ANNUAL_INCOME')}
            withSources={isMissing('INCOME_SOURCES')}
          />
        ),
      }}
      answers={(given) =>
        personalRows(answersWith(applicant, given)).filter(({ field }) => asks(field))
      }
      beforeSend={
        <>
          {endsWithDecision && <DecisionDisclosures button={button} />}
          <ZeroIncomeCallout note={state.zeroIncome} button={button} />
          <MutationProblem problem={state.problem} />
        </>
      }
      button={button}
    />
  );
}
