import type { ReactNode } from 'react';
import type { Read } from '../../services/data/use-read';
import { QueryProblem } from './problem-panel';

/**
 * For a part that its screen can do without. If reading it fails, a panel names the part and offers
 * a retry.
 */
export function OptionalSection<Value>({
  read,
  missing,
  first = null,
  children,
}: {
  readonly read: Read<Value>;
  /** Sentence about the missing part. */
  readonly missing: string;
  readonly first?: ReactNode;
  children(value: Value): ReactNode;
}) {
  const { value, loading, problem, refetch } = read;
  if (value !== null) return children(value);
  // Help and footer wait, because they would be pushed away.
  if (problem === null && loading) {
    return (
      <>
        {first}
        <div hidden data-waiting="" />
      </>
    );
  }
  if (problem === null) return null;
  return (
    <QueryProblem
      problem={problem}
      missing={missing}
      trying={loading}
      onRetry={() => void refetch()}
    />
  );
}
