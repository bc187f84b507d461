import { Argument, Command } from 'commander';
import { checkBaseUrl } from '../support/base-url';
import { runningPortal } from '../support/running-server';
import { choice } from '../support/choice';
import { printJson, printLine, table } from '../support/output';
import { LISTINGS } from './list-parts';

interface ListOptions {
  readonly baseUrl?: string;
  readonly json?: boolean;
}

function run(what: string | undefined, options: ListOptions): void {
  if (what === undefined) {
    const lists = Object.entries(LISTINGS).map(([list, { summary }]) => ({ list, summary }));
    if (options.json) printJson(lists);
    else
      printLine(
        table(
          ['LIST', 'CONTENT'],
          lists.map(({ list, summary }) => [list, summary]),
        ),
      );
    return;
  }
  const listing = LISTINGS[choice('<what>', what, Object.keys(LISTINGS), 'list')];
  if (listing === undefined) return;
  const entries = listing.entries(checkBaseUrl(options.baseUrl ?? runningPortal()));
  if (options.json) {
    printJson(entries);
    return;
  }
  printLine(
    table(
      listing.headings,
      entries.map((entry) => listing.row(entry as never)),
    ),
  );
}

export function listCommand(): Command {
  const kinds = Object.entries(LISTINGS)
    .map(([name, { summary }]) => `  ${name.padEnd(16)}${summary}`)
    .join('\n');
  return new Command('list')
    .summary('list programs, statuses, screens, faults and other values')
    .description('List the values that other commands accept.')
    .addArgument(new Argument('[what]', 'name of the list (default: all names)'))
    .option('--base-url <url>', 'URL for links of routes (default: running portal)')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
What:
${kinds}

Examples:
  $ portal list
  $ portal list statuses
  $ portal list routes --json`,
    )
    .action(run);
}
