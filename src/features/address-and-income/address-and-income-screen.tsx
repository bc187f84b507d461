import { useEffect } from 'react';
import { statusInFlow } from '../../catalogue/status/facts';
import { ConsentFirst } from '../../forms/consents/consent-first';
import { useStoredDraft } from '../../forms/use-draft';
import { useNavigation } from '../../shell/navigation/use-navigation';
import type { ScreenProps } from '../../shell/screen/screen-context';
import { resumeTarget } from '../../catalogue/journey/next-step';
import { AddressAndIncomeForm } from './address-and-income-form';
import { CheckingInformation } from './checking-information';
import { WaitingScreen } from '../../shell/screen/waiting-screen';

/** Last step of the item flow; shows the decision when it arrives. */
export function AddressAndIncomeScreen({ applicant, flow, refetch }: ScreenProps) {
  const { application, user } = applicant;
  const { goTo } = useNavigation();
  const draft = useStoredDraft(user.id);
  const status = application?.status ?? null;
  const { needsInformation: asked = false } = status === null ? {} : statusInFlow(status, flow);
  const decided = status !== null && !asked && status !== 'PREQUAL_INFO_GIVEN';
  useEffect(() => {
    if (decided) goTo(resumeTarget(status, application, flow), { replace: true });
  }, [application, decided, flow, goTo, status]);

  if (status === 'PREQUAL_INFO_GIVEN') return <CheckingInformation refetch={refetch} />;
  if (application === null || !asked || !draft.ready) {
    return <WaitingScreen />;
  }
  return (
    <ConsentFirst applicant={applicant}>
      <AddressAndIncomeForm
        key={status}
        applicant={applicant}
        application={application}
        draft={draft.answers}
        refetch={refetch}
      />
    </ConsentFirst>
  );
}
