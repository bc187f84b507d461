import { RequestItemsBackDocument } from '../../../contract/generated/documents';
import { useOperation } from '../../../services/data/use-operation';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Button } from '../../../ui/button';
import { Details } from '../../../ui/details';
import { Text } from '../../../ui/heading';

/** Requests the return of shipped items. That closes the application. */
export function ItemsBack({
  applicationId,
  refetch,
}: {
  readonly applicationId: string;
  refetch(): Promise<void>;
}) {
  const { goByStatus } = useNavigation();
  const { run, running, problem } = useOperation(RequestItemsBackDocument);
  const ask = async (): Promise<void> => {
    const answer = await run({ creditApplicationId: applicationId });
    if (answer.problem !== null) return;
    await refetch();
    goByStatus(answer.data?.requestItemsBack?.status);
  };
  return (
    <Details summary="I shipped by mistake, or want my items back">
      <Text>
        We’ll send everything back free and insured as soon as it reaches us, and close your
        application. You can apply again anytime.
      </Text>
      <MutationProblem problem={problem} />
      <div>
        <Button variant="secondary" size="small" loading={running} onClick={() => void ask()}>
          Ask for My Items Back
        </Button>
      </div>
    </Details>
  );
}
