import { css, cva } from '../../../../styled-system/css';
import type { DepositGoal } from '../../../domain/deposit/deposit-schedule';
import { formatCents } from '../../../domain/text/format';
import { growthOf, type GrowthDeposit } from './growth';

const FORCED = '@media (forced-colors: active)';
const frame = css({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  fontSize: 'small',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 'heading',
});
const goalText = css({ display: 'flex', justifyContent: 'space-between', color: 'muted' });
const strong = css({ color: 'foreground', fontWeight: 'strong' });
const plot = css({
  position: 'relative',
  height: '8rem',
  // Space for half a dot at both ends.
  marginInline: '0.5rem',
  borderBottom: '2px solid token(colors.border)',
});
const picture = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  overflow: 'visible',
});
const thin = { vectorEffect: 'non-scaling-stroke' } as const;
const goalLine = css({
  stroke: 'border',
  strokeWidth: '1.5px',
  strokeDasharray: '4 4',
  [FORCED]: { stroke: 'CanvasText' },
});
const line = css({
  stroke: 'accentText',
  strokeWidth: '3px',
  fill: 'none',
  strokeLinejoin: 'round',
  [FORCED]: { stroke: 'CanvasText' },
});
// Future deposits are a thin dashed line.
const lineAhead = css({
  stroke: 'accentText',
  strokeWidth: '2px',
  strokeDasharray: '2 4',
  fill: 'none',
  [FORCED]: { stroke: 'CanvasText' },
});
const nowLine = css({
  stroke: 'foreground',
  strokeWidth: '1px',
  [FORCED]: { stroke: 'CanvasText' },
});
const area = css({ fill: 'accentSoft', [FORCED]: { fill: 'Canvas' } });
// Lines of almost no length with round caps: the stretched viewBox doesn't distort them.
const dots = css({
  stroke: 'accentText',
  strokeWidth: '0.875rem',
  strokeLinecap: 'round',
  [FORCED]: { stroke: 'CanvasText' },
});
const openDots = css({
  stroke: 'surface',
  strokeWidth: 'calc(0.875rem - 4px)',
  strokeLinecap: 'round',
  [FORCED]: { stroke: 'Canvas' },
});
const gap = css({
  position: 'absolute',
  width: '1rem',
  height: '1rem',
  translate: '-50% 50%',
  fill: 'surface',
  stroke: 'dangerText',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  [FORCED]: { fill: 'Canvas', stroke: 'CanvasText' },
});
const dates = css({
  position: 'relative',
  height: '1.25em',
  marginBlockStart: '1',
  marginInline: '0.5rem',
  color: 'muted',
});
// On the narrowest screens and with large text only the last date fits.
const date = cva({
  base: { position: 'absolute', whiteSpace: 'nowrap' },
  variants: {
    side: {
      start: { '@container (width < 15rem)': { display: 'none' } },
      middle: { '@container (width < 15rem)': { display: 'none' } },
      end: {},
    },
  },
});

const dotted = (points: ReturnType<typeof growthOf>['points']): string =>
  points.map(({ x, y }) => `M ${x} ${100 - y} h .01`).join(' ');

/** The table next to the chart has the same data. */
export function GrowthLine(props: {
  readonly from: string;
  readonly goal: DepositGoal;
  readonly deposits: readonly GrowthDeposit[];
  readonly missed?: readonly string[];
  /** Marked if the line has a part before and a part after it. */
  readonly today?: string;
}) {
  const { goal, today } = props;
  const { points, gaps, path, pathAhead, now, marks, total } = growthOf(props);
  const open = points.filter(({ isHere }) => today === undefined || !isHere);
  return (
    <div className={frame} aria-hidden="true">
      <p className={goalText}>
        <span>
          Deposit <span className={strong}>{formatCents(goal.deposit)}</span>
        </span>
        {total < goal.deposit && (
          <span>
            Reaches <span className={strong}>{formatCents(total)}</span>
          </span>
        )}
      </p>
      <div className={plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={picture}>
          <path d={`${path} V 100 H 0 Z`} className={area} />
          <line x1="0" x2="100" y1="0" y2="0" className={goalLine} style={thin} />
          {now !== null && (
            <line x1={now} x2={now} y1="0" y2="100" className={nowLine} style={thin} />
          )}
          <path d={path} className={line} style={thin} />
          {pathAhead !== null && <path d={pathAhead} className={lineAhead} style={thin} />}
          <path d={dotted(points)} className={dots} style={thin} />
          <path d={dotted(open)} className={openDots} style={thin} />
        </svg>
        {gaps.map(({ on, x, y }) => (
          <svg
            key={on}
            viewBox="0 0 14 14"
            className={gap}
            style={{ left: `${x}%`, bottom: `${y}%` }}
          >
            <circle cx="7" cy="7" r="6" />
            <path d="m4.5 4.5 5 5m0-5-5 5" />
          </svg>
        ))}
      </div>
      <div className={dates}>
        {marks.map(({ on, side, at, words }) => (
          <span
            key={on}
            className={date({ side })}
            style={
              side === 'end'
                ? { right: '-0.5rem' }
                : { left: `${at}%`, translate: side === 'middle' ? '-50%' : '-0.5rem' }
            }
          >
            {words}
          </span>
        ))}
      </div>
    </div>
  );
}
