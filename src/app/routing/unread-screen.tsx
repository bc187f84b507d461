import { refusalCode, type OperationProblem } from '../../services/data/operation-error';
import { ProblemScreen } from '../../shell/problems/problem-screen';
import { Screen } from '../../shell/screen/screen';
import { Text } from '../../ui/heading';

export function UnreadScreen({
  problem,
  name,
  onRetry,
}: {
  readonly problem: OperationProblem;
  readonly name: string | undefined;
  onRetry(): void;
}) {
  if (refusalCode(problem) === 'UNAUTHENTICATED') {
    // The modal for ended sessions is above.
    return (
      <Screen heading={name} loaded={false}>
        <Text>Sign in again to continue.</Text>
      </Screen>
    );
  }
  return <ProblemScreen problem={problem} name={name} othersCome={false} onRetry={onRetry} />;
}
