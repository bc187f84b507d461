import type { FormEvent } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { SoftInquiryAuthorization } from '../../domain/disclosure/credit-report-authorization';
import { IdentificationNotice } from '../../domain/disclosure/identification-notice';
import { FormCheckboxField } from '../../forms/form-checkboxes';
import { useNavigation } from '../../shell/navigation/use-navigation';
import { MutationProblem } from '../../shell/problems/problem-panel';
import { Screen } from '../../shell/screen/screen';
import { FormSection } from '../../forms/sections/form-section';
import { HomeAddressFields } from '../../forms/sections/home-address-fields';
import { IncomeFields } from '../../forms/sections/income-fields';
import { ZeroIncomeCallout } from '../../forms/sections/use-zero-income-note';
import { missingInformationList } from '../../domain/text/information-lists';
import { formatDeadline } from '../../domain/text/format';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';
import { Actions, Stack } from '../../ui/stack';
import { useAddressAndIncome, type AddressAndIncomeProps } from './use-address-and-income';

const BUTTON = 'See My Options';

/** Why the applicant is here again: what is needed to continue, and by when. */
function NeededAgain({ application }: Pick<AddressAndIncomeProps, 'application'>) {
  const { status, missingInformation, dueOn } = application;
  if (status !== 'FIN_INFO_NEEDED') return null;
  const by = dueOn === null ? '' : ` Send it by ${formatDeadline(dueOn)}.`;
  return (
    <Callout tone="info">
      We need {missingInformationList(missingInformation)} to keep going.{by}
    </Callout>
  );
}

/** Where the applicant lives and ships from, and the income, prefilled with what is on file. */
export function AddressAndIncomeForm(props: AddressAndIncomeProps) {
  const { applicant, application } = props;
  const { portalForm, zeroIncome, unsupported, problem } = useAddressAndIncome(props);
  const { form, errors, attempt, submit, submitting } = portalForm;
  const { goTo } = useNavigation();
  const shipsHome = useWatch({ control: form.control, name: 'shipsHome' });

  const onSubmit = (event: FormEvent): void => {
    if (unsupported.leave(form.getValues('homeAddress.state'))) event.preventDefault();
    else submit(event);
  };

  return (
    <Screen errors={errors} attempt={attempt}>
      <NeededAgain application={application} />
      <FormProvider {...form}>
        <form noValidate onSubmit={onSubmit}>
          <Stack gap={12}>
            <IdentificationNotice />
            <FormSection heading="Home address">
              <HomeAddressFields onStateChange={unsupported.leave} />
            </FormSection>
            <FormSection heading="Mailing address">
              <FormCheckboxField name="shipsHome" label="Ship to my home address" />
              {shipsHome ? null : (
                <HomeAddressFields
                  name="shippingAddress"
                  label="Shipping address"
                  hint="We can’t ship to a P.O. box"
                  section="shipping"
                />
              )}
            </FormSection>
            <FormSection heading="Income">
              <IncomeFields dateOfBirth={applicant.user.dob} />
            </FormSection>
            <Stack gap={6}>
              <SoftInquiryAuthorization button={BUTTON} />
              <ZeroIncomeCallout note={zeroIncome} button={BUTTON} />
              <MutationProblem problem={problem} />
              <Actions>
                <Button type="submit" loading={submitting}>
                  {BUTTON}
                </Button>
                {application.status === 'PREQUAL_ITEM_VALUED' && (
                  <Button variant="secondary" onClick={() => goTo('asset-cart')}>
                    Back
                  </Button>
                )}
              </Actions>
            </Stack>
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}
