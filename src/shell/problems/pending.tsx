import type { ComponentProps } from 'react';
import type { OperationProblem } from '../../services/data/operation-error';
import type { Read } from '../../services/data/use-read';
import { Main } from '../../ui/main';
import { Skeleton } from '../../ui/skeleton';
import { Screen } from '../screen/screen';
import { QueryProblem } from './problem-panel';

interface PendingProps extends ComponentProps<typeof Skeleton> {
  readonly read: Pick<Read<unknown>, 'value' | 'problem' | 'refetch'>;
}

/** Why there is nothing to show; what is there stays although it could not be read again. */
const problemOf = ({ value, problem }: PendingProps['read']): OperationProblem | null =>
  value === null ? problem : null;

/** Stands where something is not read yet: its skeleton, or why it cannot be read. */
export function Pending({ read, shape }: PendingProps) {
  const problem = problemOf(read);
  return problem === null ? (
    <Skeleton shape={shape} />
  ) : (
    <QueryProblem problem={problem} onRetry={() => void read.refetch()} />
  );
}

/** The same for a whole screen, whose heading is said only with a problem. */
export function PendingScreen(pending: PendingProps) {
  return problemOf(pending.read) === null ? (
    <Main>
      <Pending {...pending} />
    </Main>
  ) : (
    <Screen loaded={false}>
      <Pending {...pending} />
    </Screen>
  );
}
