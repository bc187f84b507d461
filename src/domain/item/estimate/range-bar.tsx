import { css } from '../../../../styled-system/css';
import { formatCents } from '../../text/format';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const rail = css({
  position: 'relative',
  height: '0.75rem',
  borderRadius: 'round',
  background: 'line',
});
const segment = css({
  position: 'absolute',
  insetBlock: '0',
  borderRadius: 'round',
  background: 'accentText',
});
const ends = css({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: 'small',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
});

/** The end of the scale: the high end with some room, to the next round amount. */
function scaleEnd(high: number): number {
  const step = 10 ** Math.max(4, Math.floor(Math.log10(Math.max(high, 1))));
  return Math.ceil((high * 1.1) / step) * step;
}

/** Where a range lies between nothing and a round amount, drawn; the words beside it say the same. */
export function RangeBar({ low, high }: { readonly low: number; readonly high: number }) {
  const end = scaleEnd(high);
  const percent = (cents: number): string => `${(cents / end) * 100}%`;
  return (
    <div className={frame} aria-hidden="true">
      <div className={rail}>
        <div className={segment} style={{ left: percent(low), width: percent(high - low) }} />
      </div>
      <div className={ends}>
        <span>$0</span>
        <span>{formatCents(end)}</span>
      </div>
    </div>
  );
}
