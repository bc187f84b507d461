import type { ReactNode } from 'react';
import type { Read } from '../../services/data/use-read';
import { QueryProblem } from './problem-panel';

/**
 * A part that its screen can do without: nothing, or a placeholder, while it loads. If it can't be read, a panel names
 * what is missing and offers to try again.
 */
export function OptionalSection<Value>({
  read,
  missing,
  first = null,
  children,
}: {
  readonly read: Read<Value>;
  /** Sentence about the missing content. */
  readonly missing: string;
  /** Rendered while it is first read. */
  readonly first?: ReactNode;
  children(value: Value): ReactNode;
}) {
  const { value, loading, problem, refetch } = read;
  if (value !== null) return children(value);
  // Help and footer wait with it, or it would push them away.
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
