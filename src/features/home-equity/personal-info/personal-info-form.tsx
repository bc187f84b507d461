import type { FormEvent } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { Flow } from '../../../catalogue/flows';
import { minimumAge } from '../../../catalogue/limits';
import { programDefinition } from '../../../catalogue/programs';
import { useBrand } from '../../../domain/program/use-brand';
import { SoftInquiryAuthorization } from '../../../domain/disclosure/credit-report-authorization';
import { HomeSecuredNotice } from '../../../domain/disclosure/home-secured-notice';
import { IdentificationNotice } from '../../../domain/disclosure/identification-notice';
import { RateDisclosure } from '../../../domain/disclosure/rate-disclosure';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Screen } from '../../../shell/screen/screen';
import { ContactFields } from '../../../forms/sections/contact-fields';
import { DateOfBirthSection } from '../../../forms/sections/date-of-birth-section';
import { FormSection } from '../../../forms/sections/form-section';
import { HomeAddressFields } from '../../../forms/sections/home-address-fields';
import { IncomeFields } from '../../../forms/sections/income-fields';
import { NameFields } from '../../../forms/sections/name-fields';
import { TaxIdSection } from '../../../forms/sections/tax-id-section';
import { ZeroIncomeCallout } from '../../../forms/sections/use-zero-income-note';
import { missingInformationList } from '../../../domain/text/information-lists';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Heading } from '../../../ui/heading';
import { Actions, Stack } from '../../../ui/stack';
import { readableDate } from '../common/readable-date';
import { usePersonalInfoForm, type PersonalInfoFormProps } from './use-personal-info-form';

const BUTTONS: Readonly<Record<Flow, string>> = {
  home: 'Check My Offer',
  item: 'See My Options',
  cash: 'See My Options',
};

/** The personal-information form, prefilled with what is on file. */
export function PersonalInfoForm(props: PersonalInfoFormProps) {
  const state = usePersonalInfoForm(props);
  const { portalForm, unsupported } = state;
  const { form, errors, attempt, submit } = portalForm;
  const [place, dob] = useWatch({
    control: form.control,
    name: ['homeAddress.state', 'dob'],
  });
  const { security } = programDefinition(useBrand().id);
  const homeSecured = security === 'home';
  const button = BUTTONS[props.flow];
  const { application } = props.applicant;

  const onSubmit = (event: FormEvent): void => {
    if (unsupported.leave(form.getValues('homeAddress.state'))) event.preventDefault();
    else submit(event);
  };

  return (
    <Screen errors={errors} attempt={attempt}>
      <FormProvider {...form}>
        <form noValidate onSubmit={onSubmit}>
          <Stack gap={12}>
            {application?.status === 'FIN_INFO_NEEDED' && (
              <Callout tone="info">
                We need {missingInformationList(application.missingInformation)} to keep going.
              </Callout>
            )}
            <IdentificationNotice />
            <FormSection heading="Name">
              <NameFields />
            </FormSection>
            <FormSection heading="Contact">
              <ContactFields />
            </FormSection>
            <DateOfBirthSection
              legend={<Heading level={2}>Date of birth</Heading>}
              minimumAge={minimumAge(place || null)}
            />
            <FormSection
              heading="Home address"
              hint={homeSecured ? 'Use the address of the home you own' : undefined}
            >
              <HomeAddressFields onStateChange={unsupported.leave} />
            </FormSection>
            {!unsupported.isUnsupported(place) && (
              <FormSection heading="Tax ID">
                <TaxIdSection onFile={state.taxId} />
              </FormSection>
            )}
            <FormSection heading="Income">
              <IncomeFields dateOfBirth={readableDate(dob)} />
            </FormSection>
            <Stack gap={6}>
              {homeSecured ? <HomeSecuredNotice /> : null}
              <RateDisclosure offered={null} />
              <SoftInquiryAuthorization button={button} />
              <ZeroIncomeCallout note={state.zeroIncome} button={button} />
              <MutationProblem problem={state.problem} />
              <Actions>
                <Button type="submit" loading={state.portalForm.submitting}>
                  {button}
                </Button>
              </Actions>
            </Stack>
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}
