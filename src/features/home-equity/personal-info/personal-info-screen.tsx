import { statusInFlow } from '../../../catalogue/status/facts';
import { ConsentFirst } from '../../../forms/consents/consent-first';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { useStoredDraft } from '../../../forms/use-draft';
import { Skeleton } from '../../../ui/skeleton';
import { Main } from '../../../ui/main';
import { PersonalInfoForm } from './personal-info-form';
import { SubmittedPersonalInfo } from './submitted-personal-info';

/** Personal information: the form, or after it was submitted what was told and how the application stands. */
export function PersonalInfoScreen(props: ScreenProps) {
  const { applicant, flow } = props;
  const { application } = applicant;
  return application === null || statusInFlow(application.status, flow).asksInformation ? (
    <ConsentFirst applicant={applicant}>
      <PersonalInfoWithDraft {...props} />
    </ConsentFirst>
  ) : (
    <SubmittedPersonalInfo {...props} />
  );
}

function PersonalInfoWithDraft({ applicant, flow, refetch }: ScreenProps) {
  const draft = useStoredDraft(applicant.user.id);
  if (!draft.ready) {
    return (
      <Main>
        <Skeleton shape="form" />
      </Main>
    );
  }
  return (
    <PersonalInfoForm applicant={applicant} flow={flow} refetch={refetch} draft={draft.answers} />
  );
}
