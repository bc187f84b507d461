import type { Flow } from '../../../catalogue/flows';
import type { Status } from '../../../catalogue/statuses';
import { ConsentFirst } from '../../../common/consents/consent-first';
import type { ScreenProps } from '../../../common/screen/screen-context';
import { useStoredDraft } from '../../../common/forms/use-draft';
import { Skeleton } from '../../../ui/skeleton';
import { Main } from '../../../ui/main';
import { PersonalInfoForm } from './personal-info-form';
import { SubmittedPersonalInfo } from './submitted-personal-info';

/** Statuses in which nothing was submitted yet: the information is asked for. */
const BEFORE_SUBMISSION: readonly Status[] = [
  'CREATED',
  'APPRAISAL_IN_PROGRESS',
  'PREQUAL_ITEM_VALUED',
];

function isAskedFor(status: Status | null, flow: Flow): boolean {
  if (flow === 'cash' && status === 'FIN_INFO_NEEDED') return true;
  return status === null || BEFORE_SUBMISSION.includes(status);
}

/** Personal information: the form, or after it was submitted what was told and how the application stands. */
export function PersonalInfoScreen(props: ScreenProps) {
  const { applicant, flow } = props;
  return isAskedFor(applicant.application?.status ?? null, flow) ? (
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
