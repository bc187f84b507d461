import { useEffect } from 'react';
import { forgetCashSecuredApplication } from '../../../services/cash-secured/stored-application';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { nextStep } from '../../../catalogue/journey/next-step';
import { WaitingScreen } from '../../../shell/screen/waiting-screen';
import { AccountOpen } from './account-open';
import { AccountPending } from './account-pending';

export function CongratulationsScreen({ applicant, flow }: ScreenProps) {
  const { user, application } = applicant;
  const { goByStatus } = useNavigation();
  const status = application?.status;
  const fits =
    application !== null && nextStep(application.status, application, flow) === 'congratulations';
  useEffect(() => {
    if (!fits) goByStatus(status, { replace: true });
  }, [fits, goByStatus, status]);

  const done = flow === 'cash' && status === 'COMPLETE';
  useEffect(() => {
    if (done) forgetCashSecuredApplication();
  }, [done]);

  if (application === null || !fits) return <WaitingScreen />;
  if (status === 'COMPLETE') return <AccountOpen user={user} application={application} />;
  return <AccountPending user={user} application={application} />;
}
