import type { Flow } from '../../catalogue/flows';
import { nextStep } from '../../catalogue/journey/next-step';
import { screenStep, type ScreenStep } from '../../catalogue/routes';
import { statusInFlow } from '../../catalogue/status/facts';
import { progressSteps } from '../../domain/application/progress-steps';
import type { Application } from '../../services/data/use-applicant';

/**
 * Returns the current step, which the card's button opens. While the system works, the submitted
 * step counts as done and the next one as being prepared. Undefined if there is nothing to
 * continue: the card says what is waited for.
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
