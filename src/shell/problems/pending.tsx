import type { ComponentProps } from 'react';
import type { OperationProblem } from '../../services/data/operation-error';
import type { Read } from '../../services/data/use-read';
import { Skeleton } from '../../ui/skeleton';
import { WaitingScreen } from '../screen/waiting-screen';
import { QueryProblem } from './problem-panel';
import { ProblemScreen } from './problem-screen';

interface PendingProps extends ComponentProps<typeof Skeleton> {
  readonly read: Pick<Read<unknown>, 'value' | 'loading' | 'problem'> & {
    refetch(): Promise<unknown>;
  };
}

/** None while there is a value or the request is repeated. */
const problemOf = ({ value, loading, problem }: PendingProps['read']): OperationProblem | null =>
  value === null && !loading ? problem : null;

/** Skeleton while loading, problem after a failure. */
export function Pending({ read, shape }: PendingProps) {
  const problem = problemOf(read);
  return problem === null ? (
    <Skeleton shape={shape} />
  ) : (
    <QueryProblem problem={problem} onRetry={() => void read.refetch()} />
  );
}

/** For an entire screen; the frame appears only with a problem. */
export function PendingScreen({
  read,
  name,
}: Pick<PendingProps, 'read'> & Pick<ComponentProps<typeof ProblemScreen>, 'name'>) {
  const problem = problemOf(read);
  return problem === null ? (
    <WaitingScreen />
  ) : (
    <ProblemScreen problem={problem} name={name} onRetry={() => void read.refetch()} />
  );
}
