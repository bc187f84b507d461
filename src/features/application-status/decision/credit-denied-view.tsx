import { screenDefinition } from '../../../catalogue/screens';
import type { Applicant } from '../../../services/data/use-applicant';
import type { StatusScreenState } from '../common/use-status-screen';
import { DecisionView } from './decision-view';

export function CreditDeniedView({
  state,
  applicant,
}: {
  readonly state: StatusScreenState;
  readonly applicant: Applicant;
}) {
  return (
    <DecisionView
      state={state}
      applicant={applicant}
      heading={screenDefinition('credit-denied').heading}
      second="free-report"
    />
  );
}
