import { useWatch } from 'react-hook-form';
import type { Flow } from '../../../catalogue/flows';
import { minimumAge } from '../../../catalogue/limits';
import { IdentificationNotice } from '../../../domain/disclosure/identification-notice';
import { missingInformationList } from '../../../domain/text/information-lists';
import { PagedForm } from '../../../forms/pages/paged-form';
import { ContactFields } from '../../../forms/sections/contact-fields';
import { DateOfBirthSection } from '../../../forms/sections/date-of-birth-section';
import { HomeAddressFields } from '../../../forms/sections/home-address-fields';
import { IncomeFields } from '../../../forms/sections/income-fields';
import { NameFields } from '../../../forms/sections/name-fields';
import { TaxIdSection } from '../../../forms/sections/tax-id-section';
import { ZeroIncomeCallout } from '../../../forms/sections/use-zero-income-note';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { HowItWorksPane } from '../../../shell/screen/how-it-works-card';
import { Callout } from '../../../ui/callout';
import { DecisionDisclosures } from '../common/decision-disclosures';
import { knowsState } from '../common/personal-pages';
import { personalRows, answersWith } from '../common/personal-rows';
import { readableDate } from '../common/personal-values';
import { usePersonalInfoForm, type PersonalInfoFormProps } from './use-personal-info-form';

const BUTTONS: Readonly<Record<Flow, string>> = {
  home: 'Check My Offer',
  item: 'See My Options',
  cash: 'See My Options',
};

export function PersonalInfoForm(props: PersonalInfoFormProps) {
  const state = usePersonalInfoForm(props);
  const { portalForm, unsupported } = state;
  const { form, pages } = portalForm;
  const [place, dob] = useWatch({
    control: form.control,
    name: ['homeAddress.state', 'dob'],
    compute: ([code, date]) => [code, readableDate(date)] as const,
  });
  const button = BUTTONS[props.flow];
  const { application } = props.applicant;

  return (
    <PagedForm
      state={portalForm}
      guide={<HowItWorksPane />}
      above={
        <>
          {application?.status === 'FIN_INFO_NEEDED' && (
            <Callout tone="info">
              To continue, we need {missingInformationList(application.missingInformation)}.
            </Callout>
          )}
          {/* Must come before the first question it covers (spec 4.1). */}
          <IdentificationNotice />
        </>
      }
      content={{
        contact: (
          <>
            <NameFields />
            <ContactFields />
          </>
        ),
        address: <HomeAddressFields onStateChange={unsupported.leave} />,
        identity: (
          <>
            <DateOfBirthSection minimumAge={minimumAge(place || null)} />
            <TaxIdSection onFile={state.taxId} />
          </>
        ),
        income: <IncomeFields dateOfBirth={dob} />,
      }}
      answers={(information) => personalRows(answersWith(props.applicant, information))}
      beforeSend={
        <>
          <DecisionDisclosures button={button} />
          <ZeroIncomeCallout note={state.zeroIncome} button={button} />
          <MutationProblem problem={state.problem} />
        </>
      }
      button={button}
      leaves={() =>
        (pages.page === null || knowsState(pages.page.id)) &&
        unsupported.leave(form.getValues('homeAddress.state'))
      }
    />
  );
}
