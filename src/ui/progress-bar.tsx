import { Progress } from '@ark-ui/react/progress';
import { css } from '../../styled-system/css';

const track = css({
  height: '0.75rem',
  borderRadius: 'round',
  background: 'subtle',
  border: '1px solid token(colors.border)',
  overflow: 'hidden',
});
const range = css({
  height: 'full',
  background: 'accentText',
  transition: 'width token(durations.calm)',
  // Forced colors drop backgrounds.
  '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
});

/** `text` has the same content in words; also show it next to the bar. */
export function ProgressBar(props: {
  readonly label: string;
  readonly text: string;
  readonly value: number;
  readonly max: number;
}) {
  const { label, text, value, max } = props;
  const share = max <= 0 ? 0 : Math.min(100, Math.round((value * 100) / max));
  return (
    <Progress.Root value={share}>
      <Progress.Track aria-label={label} aria-valuetext={text} className={track}>
        <Progress.Range className={range} />
      </Progress.Track>
    </Progress.Root>
  );
}
