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
const ring = css({
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: 'round',
  border: '3px solid token(colors.line)',
  borderBlockStartColor: 'accentText',
  animation: 'turn 0.9s linear infinite',
});

/** A screen that loads: says so to listeners at once, to everybody after 10 s. */
export function LoadingScreen({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className={box} data-waiting="">
      <div className={ring} aria-hidden="true" />
      <WaitingNote onRetry={onRetry} />
    </div>
  );
}
