/** Factor from which a figure counts as worse. */
const TOLERANCE = { ms: 1.25, s: 1.25, kB: 1.02, '': 1.02 };

const MIN_DIFFERENCE = { ms: 20, s: 0.5, kB: 0.1, '': 0.02 };

/** Divided by its calibration time, if it has one. */
function ratioOf({ value, calibration = 1 }) {
  return value / calibration;
}

/** 2 is twice as much as the baseline. Null: not in the baseline. */
export function changeOf(figure, baselineFigure) {
  if (baselineFigure === undefined) return null;
  const expected = ratioOf(baselineFigure) * (figure.calibration ?? 1);
  if (Math.abs(figure.value - expected) <= MIN_DIFFERENCE[figure.unit]) return 1;
  return expected === 0 ? Infinity : figure.value / expected;
}

const inBaseline = (baseline, { name }) => baseline?.figures.find((one) => one.name === name);

export function worseThan(baseline, { figures }) {
  return figures.filter(
    (figure) => (changeOf(figure, inBaseline(baseline, figure)) ?? 1) > TOLERANCE[figure.unit],
  );
}

const DIGITS = { ms: 0, s: 1, kB: 1, '': 3 };

const shown = (value, unit) => `${value.toFixed(DIGITS[unit])}${unit === '' ? '' : ` ${unit}`}`;

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  const [head, ...rest] = rows;
  return [
    line(head),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rest.map(line),
  ].join('\n');
}

export function tableOf(result, baseline) {
  const rows = result.figures.map((figure) => {
    const { name, value, unit, calibration, limit } = figure;
    const change = changeOf(figure, inBaseline(baseline, figure));
    return [
      name,
      shown(value, unit),
      calibration === undefined
        ? ''
        : `${ratioOf(figure).toFixed(2)} × ${shown(calibration, unit)}`,
      limit === undefined ? '' : shown(limit, unit),
      ...(baseline === null ? [] : [change === null ? 'new' : `× ${change.toFixed(2)}`]),
    ];
  });
  const compared = baseline === null ? [] : ['baseline'];
  const head = ['Metric', 'Result', 'Ratio to calibration', 'Aim', ...compared];
  return table([head, ...rows]);
}

export function machineOf({ machine }) {
  const { processor, cores, memoryGb, system, node, browser, load, commit, date } = machine;
  return (
    `${date}, commit ${commit}. ${processor}, ${cores} cores, ${memoryGb} GB, ${system}; Node ${node}, ${browser}. ` +
    `Load of the machine: ${load.before} before, ${load.after} after.`
  );
}
