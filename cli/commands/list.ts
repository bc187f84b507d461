import { Argument, Command } from 'commander';
import { checkBaseUrl, DEFAULT_BASE_URL } from '../support/base-url';
import { alternatives } from '../../src/catalogue/nearest';
import { choice } from '../support/choice';
import { printJson, printLine, table } from '../support/output';
import { UsageError } from '../support/usage-error';
import { LISTINGS } from './list-parts';

interface ListOptions {
  readonly baseUrl: string;
  readonly json?: boolean;
}

function run(what: string | undefined, options: ListOptions): void {
  if (what === undefined) {
    throw new UsageError(`say what to list: ${alternatives(Object.keys(LISTINGS))}`);
  }
  const listing = LISTINGS[choice('list', what, Object.keys(LISTINGS))];
  if (listing === undefined) return;
  const entries = listing.entries(checkBaseUrl(options.baseUrl));
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

/** `portal list`: what there is. */
export function listCommand(): Command {
  const kinds = Object.entries(LISTINGS)
    .map(([name, { summary }]) => `  ${name.padEnd(16)}${summary}`)
    .join('\n');
  return new Command('list')
    .summary(`list ${Object.keys(LISTINGS).join(', ')}`)
    .description('Lists what there is.')
    .addArgument(new Argument('[what]', Object.keys(LISTINGS).join(' | ')))
    .option('--base-url <url>', 'where the portal is served (routes)', DEFAULT_BASE_URL)
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
What:
${kinds}

Examples:
  $ portal list statuses
  $ portal list routes --json`,
    )
    .action(run);
}
