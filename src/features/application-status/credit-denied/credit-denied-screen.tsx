import type { ScreenProps } from '../../../shell/screen/screen-context';
import { CreditDeniedView } from '../decision/credit-denied-view';
import { useStatusScreen } from '../common/use-status-screen';
import { WithApplication, type ApplicationScreenProps } from '../common/with-application';

function CreditDenied({ applicant, application, refetch }: ApplicationScreenProps) {
  return <CreditDeniedView state={useStatusScreen(application, refetch)} applicant={applicant} />;
}

export function CreditDeniedScreen(props: ScreenProps) {
  return <WithApplication {...props} view={CreditDenied} />;
}
