import { useEffect } from 'react';
import { useStoredDraft } from '../../../forms/use-draft';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { PendingScreen } from '../../../shell/problems/pending';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { WaitingScreen } from '../../../shell/screen/waiting-screen';
import { useDocumentsToSign } from '../common/use-documents-to-sign';
import { SignedState } from './signed-state';
import { SigningForm } from './signing-form';

function ToSign(props: ScreenProps) {
  const { applicant } = props;
  const documents = useDocumentsToSign();
  const { ready, answers } = useStoredDraft(applicant.user.id);
  if (documents.value === null || !ready || applicant.application === null) {
    return <PendingScreen read={documents} />;
  }
  return (
    <SigningForm
      {...props}
      application={applicant.application}
      documents={documents.value}
      draft={answers}
    />
  );
}

export function AgreementsScreen(props: ScreenProps) {
  const { application } = props.applicant;
  const { goByStatus } = useNavigation();
  const status = application?.status;
  const fits = status === 'OFFER_ACCEPTED';
  useEffect(() => {
    if (!fits) goByStatus(status, { replace: true });
  }, [fits, goByStatus, status]);

  if (application === null || !fits) return <WaitingScreen />;
  if (application.signedAt !== null) {
    return (
      <SignedState
        user={props.applicant.user}
        application={application}
        signedAt={application.signedAt}
      />
    );
  }
  return <ToSign {...props} />;
}
