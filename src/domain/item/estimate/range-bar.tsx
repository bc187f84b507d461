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
// Its edges are borders, which are drawn in forced colours too, where a ground is not.
const segment = css({
  position: 'absolute',
  insetBlock: '0',
  minWidth: '0.375rem',
  background: 'accentText',
  borderInline: '0.375rem solid token(colors.accentText)',
  '@media (forced-colors: active)': {
    background: 'Highlight',
    // The ground goes on under its edges: a colour that lets some of it through would be another one there.
    borderColor: 'transparent',
    forcedColorAdjust: 'none',
  },
});

/** The end of the scale: the high end with room for a figure beside it, to the next round amount. */
export function scaleEnd(high: number): number {
  const wanted = Math.max(high, 100) * 1.35;
  const step = 10 ** Math.floor(Math.log10(wanted)) / 2;
  return Math.ceil(wanted / step) * step;
}

/** Where a range lies between nothing and a round amount, drawn with its figures; the words beside it say the same. */
export function RangeBar({ low, high }: { readonly low: number; readonly high: number }) {
  const end = scaleEnd(high);
  const percent = (cents: number): string => `${(cents / end) * 100}%`;
  // A figure has its place outside of its end; near the start of the scale there is none.
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
