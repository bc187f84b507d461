import { css, cva, cx } from '../../../../styled-system/css';
import { staged } from '../../../ui/staged';
import { formatCents } from '../../text/format';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  fontSize: 'small',
  lineHeight: 'heading',
  fontVariantNumeric: 'tabular-nums',
});
const row = css({ position: 'relative', height: '1.25em' });
const figure = cva({
  base: { position: 'absolute', whiteSpace: 'nowrap' },
  variants: {
    of: {
      range: { fontWeight: 'strong' },
      scale: { color: 'muted', fontWeight: 'normal' },
    },
  },
});
const rail = css({
  position: 'relative',
  height: '1rem',
  borderRadius: 'round',
  background: 'line',
  border: '1px solid token(colors.border)',
  overflow: 'hidden',
});
// Borders, which forced colors keep, unlike backgrounds.
const segment = css({
  position: 'absolute',
  insetBlock: '0',
  minWidth: '0.375rem',
  background: 'accentText',
  borderInline: '0.375rem solid token(colors.accentText)',
  '@media (forced-colors: active)': {
    background: 'Highlight',
    // The background extends below the borders, where a translucent color would look different.
    borderColor: 'transparent',
    forcedColorAdjust: 'none',
  },
});

/** Returns the next round amount that leaves space for the figure at the high end. */
export function scaleEnd(high: number): number {
  const wanted = Math.max(high, 100) * 1.35;
  const step = 10 ** Math.floor(Math.log10(wanted)) / 2;
  return Math.ceil(wanted / step) * step;
}

/** Scale from zero to a round amount. The text next to it says the same. */
export function RangeBar({ low, high }: { readonly low: number; readonly high: number }) {
  const end = scaleEnd(high);
  const percent = (cents: number): string => `${(cents / end) * 100}%`;
  // Figures are outside the range, except near the start of the scale, where there is no space.
  const lowStyle = low / end < 0.25 ? { left: '0' } : { right: percent(end - low) };
  return (
    <div className={frame} aria-hidden="true">
      <div className={row}>
        <span className={figure({ of: 'range' })} style={lowStyle}>
          {formatCents(low)}
        </span>
        <span className={figure({ of: 'range' })} style={{ left: percent(high) }}>
          {formatCents(high)}
        </span>
      </div>
      <div className={rail}>
        <div
          className={cx(segment, staged({ part: 'range' }))}
          style={{ left: percent(low), width: percent(high - low) }}
        />
      </div>
      <div className={row}>
        <span className={figure({ of: 'scale' })} style={{ left: 0 }}>
          $0
        </span>
        <span className={figure({ of: 'scale' })} style={{ right: 0 }}>
          {formatCents(end)}
        </span>
      </div>
    </div>
  );
}
