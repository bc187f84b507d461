import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Plain outside a terminal and if NO_COLOR is set. */
export function styled(style: Style, text: string): string {
  const plain = process.env['NO_COLOR'] !== undefined && process.env['NO_COLOR'] !== '';
  return process.stdout.isTTY && !plain ? styleText(style, text) : text;
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** To stderr: progress and warnings aren't part of the result. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** For narrow terminals: each value after its heading. */
function stacked(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const indent = Math.max(...headings.slice(1).map(({ length }) => length), 0);
  return rows
    .map(([first = '', ...rest]) =>
      [
        styled('bold', first),
        ...rest.map((value, index) => `  ${(headings[index + 1] ?? '').padEnd(indent)}  ${value}`),
      ].join('\n'),
    )
    .join('\n');
}

/** Aligned columns; stacked if the terminal's `width` is too small. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  width: number | undefined = process.stdout.columns,
): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const total = widths.reduce((sum, column) => sum + column, 2 * (widths.length - 1));
  if (width !== undefined && total > width) return stacked(headings, rows);
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [styled('bold', line(headings)), ...rows.map(line)].join('\n');
}
