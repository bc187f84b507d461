import { notPrequalifiedHeading } from '../../../catalogue/status/headings';
import { useBrand } from '../../../domain/program/use-brand';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { CreditDeniedView } from '../decision/credit-denied-view';
import { DecisionView } from '../decision/decision-view';
import { useStatusScreen } from '../common/use-status-screen';
import { WithApplication, type ApplicationScreenProps } from '../common/with-application';

function NotPrequalified({ applicant, application, refetch }: ApplicationScreenProps) {
  const state = useStatusScreen(application, refetch);
  const { texts } = useBrand();
  if (state.application.status === 'CREDIT_DENIED') {
    return <CreditDeniedView state={state} applicant={applicant} />;
  }
  return (
    <DecisionView
      state={state}
      applicant={applicant}
      heading={notPrequalifiedHeading(texts.cardName)}
    />
  );
}

/** Also shows a denial in flows that have no screen for it. */
export function NotPrequalifiedScreen(props: ScreenProps) {
  return <WithApplication {...props} view={NotPrequalified} />;
}
