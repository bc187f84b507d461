import { useStoredDraft } from '../../../forms/use-draft';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { Main } from '../../../ui/main';
import { Skeleton } from '../../../ui/skeleton';
import { VerifyInfoForm } from './verify-info-form';

/** Confirming who the applicant is, once what was typed before is known. */
export function VerifyInfoScreen({ applicant, refetch }: ScreenProps) {
  const draft = useStoredDraft(applicant.user.id);
  const { application } = applicant;
  if (application === null) return null;
  if (!draft.ready) {
    return (
      <Main>
        <Skeleton shape="form" />
      </Main>
    );
  }
  return (
    <VerifyInfoForm
      applicant={applicant}
      application={application}
      draft={draft.answers}
      refetch={refetch}
    />
  );
}
