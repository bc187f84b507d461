import { useState, type ReactNode } from 'react';
import type { OperationProblem } from '../../services/data/operation-error';
import type { Read } from '../../services/data/use-read';
import { QueryProblem } from './problem-panel';

/**
 * A part that its screen can be without: nothing while it is first read, or what stands in its place. Where it could not be read it is
 * never just left out: it is said what is missing, with a way to try again in place.
 */
export function Part<Value>({
  read,
  missing,
  first = null,
  children,
}: {
  readonly read: Read<Value>;
  /** What the screen lacks without it, such as "your refund". */
  readonly missing: string;
  /** What stands there while it is first read. */
  readonly first?: ReactNode;
  children(value: Value): ReactNode;
}) {
  const { value, loading, problem, refetch } = read;
  // What is read again, by hand or by the clock, keeps saying what is wrong until that is known anew.
  const [last, setLast] = useState<OperationProblem | null>(null);
  const shown = problem ?? (loading ? last : null);
  if (shown !== last) setLast(shown);
  if (value !== null) return children(value);
  // Help and footer wait with it, or it would push them away.
  if (shown === null && loading) {
    return (
      <>
        {first}
        <div hidden data-waiting="" />
      </>
    );
  }
  if (shown === null) return null;
  return (
    <QueryProblem
      problem={shown}
      missing={missing}
      trying={loading}
      onRetry={() => void refetch()}
    />
  );
}
