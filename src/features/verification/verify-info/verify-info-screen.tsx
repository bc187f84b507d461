import { WithStoredDraft } from '../../../forms/with-stored-draft';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { VerifyInfoForm } from './verify-info-form';

export function VerifyInfoScreen({ applicant, refetch }: ScreenProps) {
  const { application, user } = applicant;
  if (application === null) return null;
  return (
    <WithStoredDraft userId={user.id}>
      {(draft) => <VerifyInfoForm {...{ applicant, application, draft, refetch }} />}
    </WithStoredDraft>
  );
}
