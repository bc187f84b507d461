import { css } from '../../../../styled-system/css';
import type { DepositGoal, PlannedDeposit } from '../../../domain/deposit/deposit-schedule';

const WIDTH = 320;
const HEIGHT = 96;
const EDGE = 8;

const picture = css({ width: 'full', height: 'auto', display: 'block' });
const goalLine = css({ stroke: 'line', strokeWidth: '2', strokeDasharray: '4 4' });
const line = css({
  stroke: 'successText',
  strokeWidth: '3',
  fill: 'none',
  strokeLinejoin: 'round',
});
const area = css({ fill: 'successSoft' });
const coin = css({ fill: 'surface', stroke: 'successText', strokeWidth: '3' });

const DAY = 86_400_000;
const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;

/** The deposit as it grows, drawn; the table beside it says the same. */
export function GrowthLine(props: {
  readonly from: string;
  readonly goal: DepositGoal;
  readonly deposits: readonly Pick<PlannedDeposit, 'on' | 'runningTotal'>[];
}) {
  const { from, goal, deposits } = props;
  const span = Math.max(1, day(goal.deadline) - day(from));
  const x = (date: string): number => EDGE + ((day(date) - day(from)) / span) * (WIDTH - 2 * EDGE);
  const y = (cents: number): number =>
    HEIGHT - EDGE - (cents / Math.max(1, goal.deposit)) * (HEIGHT - 2 * EDGE);
  const steps = deposits.map(({ on, runningTotal }) => `H ${x(on)} V ${y(runningTotal)}`).join(' ');
  const path = `M ${EDGE} ${y(goal.received)} ${steps}`;
  const last = deposits.at(-1);
  const end = last === undefined ? EDGE : x(last.on);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={picture} aria-hidden="true">
      <line
        x1={EDGE}
        x2={WIDTH - EDGE}
        y1={y(goal.deposit)}
        y2={y(goal.deposit)}
        className={goalLine}
      />
      <path d={`${path} H ${end} V ${HEIGHT - EDGE} H ${EDGE} Z`} className={area} />
      <path d={path} className={line} />
      {deposits.map(({ on, runningTotal }) => (
        <circle key={on} cx={x(on)} cy={y(runningTotal)} r="5" className={coin} />
      ))}
    </svg>
  );
}
