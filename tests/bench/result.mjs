// What a run of the benchmark came to, as tables, and beside the result that was kept.

/** By how much a figure may be worse than the kept one before it counts: clocks are rough, bytes are not. */
const ROOM = { ms: 1.25, s: 1.25, kB: 1.02, '': 1.02 };

/** Below this two figures are the same to whoever waits: a ratio of nearly nothing says nothing. */
const LEAST = { ms: 20, s: 0.5, kB: 0.1, '': 0.02 };

/** A figure as a multiple of what the same machine took for its yardstick in the same run, or itself. */
export function ratioOf({ value, yardstick = 1 }) {
  return value / yardstick;
}

/** What a figure is in terms of the kept one: 1 is the same, 2 is twice as much. Null: nothing to compare with. */
export function changeOf(figure, kept) {
  if (kept === undefined) return null;
  const yardstick = figure.yardstick ?? 1;
  const before = ratioOf(kept) * yardstick;
  if (Math.abs(figure.value - before) <= LEAST[figure.unit]) return 1;
  return before === 0 ? Infinity : figure.value / before;
}

const keptOf = (baseline, { name }) => baseline?.figures.find((one) => one.name === name);

/** The figures that are worse than the kept ones. */
export function worseThan(baseline, { figures }) {
  return figures.filter(
    (figure) => (changeOf(figure, keptOf(baseline, figure)) ?? 1) > ROOM[figure.unit],
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

/** The figures as a table in Markdown; with a baseline, how each of them changed. */
export function tableOf(result, baseline) {
  const rows = result.figures.map((figure) => {
    const { name, value, unit, yardstick, limit } = figure;
    const change = changeOf(figure, keptOf(baseline, figure));
    return [
      name,
      shown(value, unit),
      yardstick === undefined ? '' : `${ratioOf(figure).toFixed(2)} × ${shown(yardstick, unit)}`,
      limit === undefined ? '' : shown(limit, unit),
      ...(baseline === null ? [] : [change === null ? 'new' : `× ${change.toFixed(2)}`]),
    ];
  });
  const head = ['', 'here', 'by its yardstick', 'aim', ...(baseline === null ? [] : ['kept'])];
  return table([head, ...rows]);
}

/** On what it was measured: a figure says nothing without. */
export function machineOf({ machine }) {
  const { processor, cores, memoryGb, system, node, browser, load, commit, date } = machine;
  return (
    `${date}, commit ${commit}. ${processor}, ${cores} cores, ${memoryGb} GB, ${system}; Node ${node}, ${browser}. ` +
    `Load of the machine: ${load.before} before, ${load.after} after.`
  );
}
