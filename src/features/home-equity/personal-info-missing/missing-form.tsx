import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { programDefinition } from '../../../catalogue/programs';
import { useBrand } from '../../../domain/program/use-brand';
import { SoftInquiryAuthorization } from '../../../domain/disclosure/credit-report-authorization';
import { HomeSecuredNotice } from '../../../domain/disclosure/home-secured-notice';
import { IdentificationNotice } from '../../../domain/disclosure/identification-notice';
import { RateDisclosure } from '../../../domain/disclosure/rate-disclosure';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Screen } from '../../../shell/screen/screen';
import { ZeroIncomeCallout } from '../../../forms/sections/use-zero-income-note';
import { Button } from '../../../ui/button';
import { Actions, Stack } from '../../../ui/stack';
import { readableDate } from '../common/readable-date';
import { useUnsupportedState } from '../../../forms/sections/use-unsupported-state';
import { MissingFields } from './missing-fields';
import { useMissingForm, type MissingFormProps } from './use-missing-form';

/** What has to be said where a decision is asked for. */
function DecisionDisclosures({ button }: { readonly button: string }) {
  const homeSecured = programDefinition(useBrand().id).security === 'home';
  return (
    <>
      {homeSecured && <HomeSecuredNotice />}
      <RateDisclosure offered={null} />
      <SoftInquiryAuthorization button={button} />
    </>
  );
}

/** The fields that are missing, and the button that continues. */
export function MissingForm(props: Omit<MissingFormProps, 'leaveState' | 'missing'>) {
  const { applicant, application } = props;
  // A field stays once it is shown, whatever has arrived by then.
  const [missing] = useState(application.missingInformation);
  const unsupported = useUnsupportedState(null);
  const form = useMissingForm({ ...props, missing, leaveState: unsupported.leave });
  const { errors, attempt, submit } = form.portalForm;
  const asksForDecision = application.status !== 'FIN_INFO_NEEDED';
  const button = asksForDecision ? 'Check My Offer' : 'Continue';
  return (
    <Screen
      lead={
        missing.length === 0
          ? 'You’ve already given us everything we need.'
          : 'You’ve already given us the rest.'
      }
      errors={errors}
      attempt={attempt}
    >
      <FormProvider {...form.portalForm.form}>
        <form noValidate onSubmit={submit}>
          <Stack gap={12}>
            <IdentificationNotice />
            <MissingFields
              missing={missing}
              taxId={form.taxId}
              state={form.state}
              dateOfBirth={applicant.user.dob ?? readableDate(form.dob)}
              onStateChange={unsupported.leave}
            />
            <Stack gap={6}>
              {asksForDecision && <DecisionDisclosures button={button} />}
              <ZeroIncomeCallout note={form.zeroIncome} button={button} />
              <MutationProblem problem={form.problem} />
              <Actions>
                <Button type="submit" loading={form.portalForm.submitting}>
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
