import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Styled on a terminal, plain anywhere else and wherever NO_COLOR is set. */
export function styled(style: Style, text: string): string {
  const plain = process.env['NO_COLOR'] !== undefined && process.env['NO_COLOR'] !== '';
  return process.stdout.isTTY && !plain ? styleText(style, text) : text;
}

/** Writes the one JSON document of a command. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Writes a line of a command's result. */
export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Writes progress or a warning, which is no part of the result. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Rows as aligned columns under their headings. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [styled('bold', line(headings)), ...rows.map(line)].join('\n');
}
