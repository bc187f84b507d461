import { Command } from 'commander';
import { STATUSES } from '../../src/catalogue/statuses';
import { BRAND_IDS } from '../../src/programs/registry';
import { matrixCells, type Cell } from '../matrix/cells';
import type { CheckedCell } from '../matrix/check-matrix';
import { checkAnswering, checkBaseUrl, DEFAULT_BASE_URL } from '../support/base-url';
import { choices } from '../support/choice';
import { collect } from '../support/collect';
import { note, printJson, printLine, styled, table } from '../support/output';
import { CommandFailed, UsageError } from '../support/usage-error';

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

/** Prints what did not pass, each with what opens it: the link, or the command that makes one. */
function reportCells(cells: readonly CheckedCell[], baseUrl: string | undefined): void {
  for (const { program, status, outcome, url, problems } of cells) {
    if (outcome !== 'failed') continue;
    printLine(styled('red', `FAILED ${program} ${status}: ${problems.join('; ')}`));
    const command = `npm start, then: npx portal seed --program ${program} --status ${status} --open`;
    printLine(`       ${baseUrl === undefined ? command : url}`);
  }
}

/** `--timeout`, in seconds, as ms. Throws a UsageError. */
function readTimeout(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seconds = Number(text);
  if (!(seconds > 0)) throw new UsageError(`--timeout ${text} is not a number of seconds, like 60`);
  return seconds * 1000;
}

function summaryOf(cells: readonly CheckedCell[]): string {
  const count = (outcome: CheckedCell['outcome']) =>
    cells.filter((cell) => cell.outcome === outcome).length;
  return `${cells.length} cells: ${count('passed')} passed, ${count('failed')} failed`;
}

/** Opens the cells at a copy that is served already, or at one of this command's own. */
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
  const programs = choices('program', options.program ?? BRAND_IDS, BRAND_IDS);
  const statuses = choices('status', options.status ?? STATUSES, STATUSES);
  const baseUrl = options.baseUrl === undefined ? undefined : checkBaseUrl(options.baseUrl);
  const timeout = readTimeout(options.timeout);
  const cells = matrixCells(baseUrl ?? DEFAULT_BASE_URL, programs, statuses);
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
  if (checked.some(({ outcome }) => outcome === 'failed')) throw new CommandFailed(summary);
  if (options.json) note(summary);
  else printLine(summary);
}

/** `portal matrix`: every program in every status. */
export function matrixCommand(): Command {
  return new Command('matrix')
    .summary('every program in every status, each with its link; --check opens them all')
    .description(
      'Lists where every program leads in every status, with a link to each. With --check, opens each ' +
        'link in a browser and compares pathname, screen, program, the one h1 and the page title; a message ' +
        'in the console and a request that leaves the origin are faults. Without --base-url it builds and ' +
        'serves a copy of its own.',
    )
    .option('--check', 'open every cell in a browser and compare')
    .option('--program <program>', 'only this program; may be repeated', collect)
    .option('--status <status>', 'only this status; may be repeated', collect)
    .option('--base-url <url>', 'where a copy of the mock build is served')
    .option(
      '--timeout <seconds>',
      'how long a cell may take (default: 20, and longer by the load of the machine)',
    )
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
