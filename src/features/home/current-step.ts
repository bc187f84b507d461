import type { Flow } from '../../catalogue/flows';
import { nextStep } from '../../catalogue/journey/next-step';
import { screenStep, type ScreenStep } from '../../catalogue/routes';
import { statusInFlow } from '../../catalogue/status/facts';
import { progressSteps } from '../../domain/application/progress-steps';
import type { Application } from '../../services/data/use-applicant';

/**
 * Returns the step that the card's button opens; undefined if there is nothing to continue. While
 * the system works, the submitted step counts as done and the next one as in preparation.
 */
export function currentStep(application: Application, flow: Flow): ScreenStep | undefined {
  const { status } = application;
  const next = nextStep(status, application, flow);
  const step = next === null ? undefined : screenStep(next, flow, true);
  const isHandedIn =
    statusInFlow(status, flow).passing && progressSteps({ application, flow }).length > 0;
  const after = step?.names[step.number];
  if (step === undefined || !isHandedIn || after === undefined) return step;
  return { ...step, number: step.number + 1, name: after };
}
