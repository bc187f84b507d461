import { Button } from './button';
import { LONG_WAIT, LONG_WAIT_TEXT, useElapsed, VERY_LONG_WAIT } from './waiting-time';
import { VisuallyHidden } from './visually-hidden';

/** Announced immediately, visible after 10 s, with a retry after 20 s. */
export function WaitingNote({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const long = useElapsed(LONG_WAIT);
  const veryLong = useElapsed(VERY_LONG_WAIT);
  const retry = onRetry ?? (() => window.location.reload());
  return (
    <>
      <div role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
        {long && <p>{LONG_WAIT_TEXT}</p>}
      </div>
      {veryLong && (
        <Button variant="secondary" onClick={retry}>
          Try Again
        </Button>
      )}
    </>
  );
}
