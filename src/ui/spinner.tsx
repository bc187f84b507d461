import { useEffect, useState } from 'react';
import { css } from '../../styled-system/css';
import { Button } from './button';
import { VisuallyHidden } from './visually-hidden';

/** After how long the wait is explained, and after how long there is a way out, ms. */
const LONG = 10_000;
const VERY_LONG = 20_000;

const box = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4',
  paddingBlock: '16',
  paddingInline: '4',
  textAlign: 'center',
});
const ring = css({
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: 'round',
  border: '3px solid token(colors.line)',
  borderBlockStartColor: 'accentText',
  animation: 'turn 0.9s linear infinite',
});

function useElapsed(limit: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), limit);
    return () => clearTimeout(timer);
  }, [limit]);
  return elapsed;
}

/** A screen that loads: says so to listeners at once, to everybody after 10 s. */
export function LoadingScreen({ onRetry }: { onRetry?: () => void }) {
  const long = useElapsed(LONG);
  const veryLong = useElapsed(VERY_LONG);
  return (
    <div className={box}>
      <div className={ring} aria-hidden="true" />
      <div role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
        {long && <p>This is taking longer than usual.</p>}
      </div>
      {veryLong && onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </div>
  );
}
