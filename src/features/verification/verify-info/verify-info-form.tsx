import { FormProvider } from 'react-hook-form';
import { useSearch } from 'wouter';
import { minimumAge } from '../../../catalogue/limits';
import { IdentificationNotice } from '../../../domain/disclosure/identification-notice';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Screen } from '../../../shell/screen/screen';
import { DocumentField } from '../../../forms/fields/uploads-field';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Actions, Stack } from '../../../ui/stack';
import { DOCUMENTS } from '../../../domain/document/uploads/document-steps';
import { NeededCallout } from '../common/needed-callout';
import { REPEATED } from '../common/given-identity';
import { DocumentsPicture } from '../../../ui/pictures/waiting-pictures';
import { EditPerson } from './edit-person';
import { IdentityFields } from './identity-fields';
import { PersonSummary } from './person-summary';
import { useVerifyInfo, type VerifyInfoProps } from './use-verify-info';

export function VerifyInfoForm(props: VerifyInfoProps) {
  const { applicant, application } = props;
  const state = useVerifyInfo(props);
  const { form, errors, attempt, submit } = state.portalForm;
  const { goTo } = useNavigation();
  const isRepeated = new URLSearchParams(useSearch()).get('again') === REPEATED.again;

  return (
    <Screen
      lead="Federal law requires us to confirm your identity before opening an account."
      errors={errors}
      attempt={attempt}
      {...(state.wantsDocuments ? { picture: <DocumentsPicture /> } : {})}
    >
      {isRepeated && (
        <Callout tone="info">
          For your security, we don’t keep your Social Security number or ITIN in your browser.
          Enter it again to continue.
        </Callout>
      )}
      <NeededCallout application={application} />
      <IdentificationNotice folded />
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          {state.editing ? (
            <EditPerson applicant={applicant} application={application} state={state} />
          ) : (
            <Stack gap={6}>
              <PersonSummary applicant={applicant} onEdit={() => state.edit(true)} />
              <IdentityFields
                state={state}
                minimumAge={minimumAge(applicant.user.billingAddress?.state ?? null)}
              />
              {state.wantsDocuments && state.documents.steps.needsIdentity && (
                <DocumentField
                  name={DOCUMENTS.IDENTITY.field}
                  label={DOCUMENTS.IDENTITY.label}
                  uploads={state.documents.uploads.IDENTITY}
                />
              )}
              <MutationProblem problem={state.problem} />
              <Actions sticky>
                <Button type="submit" loading={state.documents.handingIn}>
                  Continue
                </Button>
                {application.status === 'OFFER_DECISION_NEEDED' && (
                  <Button variant="secondary" onClick={() => goTo('offer')}>
                    Back
                  </Button>
                )}
              </Actions>
            </Stack>
          )}
        </form>
      </FormProvider>
    </Screen>
  );
}
