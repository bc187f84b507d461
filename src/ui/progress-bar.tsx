import { css } from '../../styled-system/css';

const track = css({
  height: '0.75rem',
  borderRadius: 'round',
  background: 'subtle',
  border: '1px solid token(colors.border)',
  overflow: 'hidden',
});
const filled = css({
  height: 'full',
  background: 'accentText',
  transition: 'width token(durations.calm)',
  // Forced colours leave out grounds, and with them how much there is.
  '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
});

/** How much of something is there. `text` says the same in words; show it beside the bar too. */
export function ProgressBar(props: {
  readonly label: string;
  readonly text: string;
  readonly value: number;
  readonly max: number;
}) {
  const { label, text, value, max } = props;
  const share = max <= 0 ? 0 : Math.min(100, Math.round((value * 100) / max));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
      className={track}
    >
      <div className={filled} style={{ width: `${share}%` }} />
    </div>
  );
}
