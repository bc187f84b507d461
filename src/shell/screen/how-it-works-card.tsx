import { programDefinition } from '../../catalogue/programs';
import { useBrand } from '../../domain/program/use-brand';
import { Heading } from '../../ui/heading';
import { NumberedSteps } from '../../ui/numbered-steps';
import { SidePane } from '../../ui/side-pane';
import { Card, Stack } from '../../ui/stack';
import { HOW_IT_WORKS } from '../dialogs/how-it-works';

function useSteps(): readonly string[] {
  return HOW_IT_WORKS[programDefinition(useBrand().id).flow];
}

/** For users who haven't started. */
export function HowItWorksCard() {
  const steps = useSteps();
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2}>How it works</Heading>
        <NumberedSteps steps={steps} />
      </Stack>
    </Card>
  );
}

/** Next to a form, before the first step. */
export function HowItWorksPane() {
  const steps = useSteps();
  return (
    <SidePane title="How it works">
      <NumberedSteps steps={steps} />
    </SidePane>
  );
}
