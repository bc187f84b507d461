import { statusInFlow } from '../../../catalogue/status/facts';
import { ConsentFirst } from '../../../forms/consents/consent-first';
import { WithStoredDraft } from '../../../forms/with-stored-draft';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { PersonalInfoForm } from './personal-info-form';
import { SubmittedPersonalInfo } from './submitted-personal-info';

/** Shows the form, or after submitting it the answers and the status. */
export function PersonalInfoScreen(props: ScreenProps) {
  const { applicant, flow, refetch } = props;
  const { application } = applicant;
  return application === null || statusInFlow(application.status, flow).needsInformation ? (
    <ConsentFirst applicant={applicant}>
      <WithStoredDraft userId={applicant.user.id}>
        {(draft) => <PersonalInfoForm {...{ applicant, flow, refetch, draft }} />}
      </WithStoredDraft>
    </ConsentFirst>
  ) : (
    <SubmittedPersonalInfo {...props} />
  );
}
