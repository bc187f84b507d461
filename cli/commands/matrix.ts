import { Command } from 'commander';
import { STATUSES } from '../../src/catalogue/statuses';
import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { matrixCells, type Cell } from '../matrix/cells';
import type { CheckedCell } from '../matrix/check-matrix';
import { checkAnswering, checkBaseUrl } from '../support/base-url';
import { runningPortal } from '../support/running-server';
import { choices } from '../support/choice';
import { count } from '../support/count';
import { collect } from '../support/collect';
import { note, printJson, printLine, styled, table } from '../support/output';
import { CheckFailed } from '../support/errors';
import { readDuration } from '../support/read-number';

interface MatrixOptions {
  readonly program?: readonly string[];
  readonly status?: readonly string[];
  readonly baseUrl?: string;
  readonly check?: boolean;
  readonly timeout?: string;
  readonly json?: boolean;
}

function list(cells: readonly Cell[]): void {
  const row = ({ program, status, screen, path }: Cell) => [program, status, screen, path];
  printLine(table(['PROGRAM', 'STATUS', 'SCREEN', 'PATH'], cells.map(row)));
}

/** Each with its link or the command that opens it. */
function reportCells(cells: readonly CheckedCell[], baseUrl: string | undefined): void {
  for (const { program, status, outcome, url, problems } of cells) {
    if (outcome !== 'failed') continue;
    printLine(styled('red', `FAILED ${program} ${status}: ${problems.join('; ')}`));
    const command = `run npm start, then npx portal seed --program ${program} --status ${status} --open`;
    printLine(`       ${baseUrl === undefined ? command : url}`);
  }
}

/** Ms. Throws a UsageError. */
const readTimeout = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : readDuration('--timeout', text, 'seconds') * 1000;

function summaryOf(cells: readonly CheckedCell[]): string {
  const having = (outcome: CheckedCell['outcome']) =>
    cells.filter((cell) => cell.outcome === outcome).length;
  return `${count(cells.length, 'cell')}: ${having('passed')} passed, ${having('failed')} failed`;
}

/** Builds and serves a portal unless there is a `baseUrl`. */
async function check(
  cells: readonly Cell[],
  baseUrl: string | undefined,
  timeout: number | undefined,
): Promise<CheckedCell[]> {
  const { checkMatrix } = await import('../matrix/check-matrix');
  if (baseUrl !== undefined) {
    const { origin, pathname } = new URL(baseUrl);
    const inFolder = cells.map((cell) => ({ ...cell, path: pathname.slice(0, -1) + cell.path }));
    return checkMatrix(inFolder, origin, timeout);
  }
  const { serveMockBuild } = await import('../browser/mock-build');
  const build = await serveMockBuild();
  try {
    return await checkMatrix(cells, build.origin, timeout);
  } finally {
    build.close();
  }
}

async function run(options: MatrixOptions): Promise<void> {
  const programs = choices('--program', options.program ?? PROGRAM_IDS, PROGRAM_IDS);
  const statuses = choices('--status', options.status ?? STATUSES, STATUSES);
  const baseUrl = options.baseUrl === undefined ? undefined : checkBaseUrl(options.baseUrl);
  const timeout = readTimeout(options.timeout);
  const cells = matrixCells(baseUrl ?? runningPortal(), programs, statuses);
  if (!options.check) {
    if (options.json) printJson(cells);
    else list(cells);
    return;
  }
  if (baseUrl !== undefined) await checkAnswering(baseUrl);
  const started = performance.now();
  const checked = await check(cells, baseUrl, timeout);
  note(`Took ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (options.json) printJson(checked);
  else reportCells(checked, baseUrl);
  const summary = summaryOf(checked);
  if (checked.some(({ outcome }) => outcome === 'failed')) throw new CheckFailed(summary);
  if (options.json) note(summary);
  else printLine(summary);
}

export function matrixCommand(): Command {
  return new Command('matrix')
    .summary('list or check every program in every status')
    .description(
      'List the screen and path of every program in every status, each with a link. With --check, open ' +
        'each link in a browser and compare pathname, screen, program, h1 and page title. Console ' +
        'messages and requests to other origins fail the check. Without --base-url, the command builds ' +
        'and serves a copy of the portal.',
    )
    .option('--check', 'open every cell in a browser and compare')
    .option('--program <program>', 'limit to this program (repeatable)', collect)
    .option('--status <status>', 'limit to this status (repeatable)', collect)
    .option('--base-url <url>', 'URL of a served mock build')
    .option('--timeout <seconds>', 'time limit per cell (default: 20, more under load)')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal matrix
  $ portal matrix --check
  $ portal matrix --check --program trovy --status COMPLETE --json`,
    )
    .action(run);
}
