import type { ScreenStep } from '../../catalogue/routes';
import { StepList } from '../../ui/step-list';
import { useCurrentScreen } from './screen-context';

/** Where the applicant is among the steps of the flow, with their names; from 1024 px on, where there is room. */
export function JourneyPane({ step }: { readonly step: ScreenStep }) {
  const { dates = {} } = useCurrentScreen();
  return (
    <StepList title="Your application" names={step.names} current={step.number} dates={dates} />
  );
}
