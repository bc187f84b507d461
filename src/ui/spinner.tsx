import { css } from '../../styled-system/css';
import { WaitingNote } from './waiting-note';

const box = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4',
  paddingBlock: '16',
  paddingInline: '4',
  textAlign: 'center',
});
const ring = {
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: 'round',
  border: '3px solid token(colors.line)',
  borderBlockStartColor: 'accentText',
  animation: 'turn 0.9s linear infinite',
} as const;
const large = css(ring);
const small = css(ring, {
  width: 'icon',
  height: 'icon',
  // Fast loads show no spinner.
  animation: 'turn 0.9s linear infinite, fade 0.2s 150ms backwards',
});

/** For a skeleton, whose note labels it for screen readers. */
export function Spinner() {
  return <div className={small} aria-hidden="true" data-spinner="" />;
}

/** Announced immediately, visible as text after 10 s. */
export function LoadingScreen({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className={box} data-waiting="">
      <div className={large} aria-hidden="true" />
      <WaitingNote onRetry={onRetry} />
    </div>
  );
}
