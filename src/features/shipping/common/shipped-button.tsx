import { ConfirmShippedDocument } from '../../../contract/generated/documents';
import { useOperation } from '../../../services/data/use-operation';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Button } from '../../../ui/button';
import { Heading, Text } from '../../../ui/heading';
import { Actions, Stack } from '../../../ui/stack';
import type { ScreenProps } from '../../../shell/screen/screen-context';

export function ShippedButton({
  applicationId,
  refetch,
  leads = false,
}: {
  readonly applicationId: string;
  /** Whether it is the page's primary button. */
  readonly leads?: boolean;
  readonly refetch: ScreenProps['refetch'];
}) {
  const { run, running, problem } = useOperation(ConfirmShippedDocument);
  const confirm = async (): Promise<void> => {
    const answer = await run({ creditApplicationId: applicationId });
    if (answer.problem !== null) return;
    // The status of a shipped parcel redirects.
    await refetch();
  };
  return (
    <Stack gap={3}>
      <Heading level={2}>When it’s on its way</Heading>
      <Text>Tell us when you’ve dropped it off so we can start tracking it.</Text>
      <MutationProblem problem={problem} />
      <Actions>
        <Button
          variant={leads ? 'primary' : 'secondary'}
          loading={running}
          onClick={() => void confirm()}
        >
          I’ve Shipped My Items
        </Button>
      </Actions>
    </Stack>
  );
}
