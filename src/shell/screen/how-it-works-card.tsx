import { programDefinition } from '../../catalogue/programs';
import { useBrand } from '../../domain/program/use-brand';
import { Heading } from '../../ui/heading';
import { NumberedSteps } from '../../ui/numbered-steps';
import { Card, Stack } from '../../ui/stack';
import { HOW_IT_WORKS } from '../dialogs/how-it-works';

/** What the way looks like, for who has not begun it: stands where there is nothing of one's own yet. */
export function HowItWorksCard() {
  const { flow } = programDefinition(useBrand().id);
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2}>How it works</Heading>
        <NumberedSteps steps={HOW_IT_WORKS[flow]} />
      </Stack>
    </Card>
  );
}
