import { useEffect, useState } from 'react';
import { Button } from './button';
import { VisuallyHidden } from './visually-hidden';

/** After how long the wait is explained, and after how long there is a way out, ms. */
const LONG = 10_000;
const VERY_LONG = 20_000;

function useElapsed(limit: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), limit);
    return () => clearTimeout(timer);
  }, [limit]);
  return elapsed;
}

/** That something loads: said to listeners at once, to everybody after 10 s, with a way out after 20 s. */
export function WaitingNote({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const long = useElapsed(LONG);
  const veryLong = useElapsed(VERY_LONG);
  const retry = onRetry ?? (() => window.location.reload());
  return (
    <>
      <div role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
        {long && <p>This is taking longer than usual.</p>}
      </div>
      {veryLong && (
        <Button variant="secondary" onClick={retry}>
          Try Again
        </Button>
      )}
    </>
  );
}
