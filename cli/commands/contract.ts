import { Command } from 'commander';
import type { OperationReport } from '../contract/check-contract';
import { readUrl } from '../support/base-url';
import { choice, choices } from '../support/choice';
import { collect } from '../support/collect';
import { count } from '../support/count';
import { CheckFailed, CommandFailed, invalid } from '../support/errors';
import { note, printJson, printLine, styled } from '../support/output';
import { showStep } from '../start/show-step.mjs';
import { readNumber } from '../support/read-number';

interface CheckOptions {
  readonly endpoint: string;
  readonly header?: readonly string[];
  readonly operation?: readonly string[];
  readonly timeout: string;
  readonly failOn: string;
  readonly json?: boolean;
}

const EXAMPLE = 'https://api.example.test/graphql';

const FAIL_ON = ['any', 'breaking'] as const;

function readHeaders(texts: readonly string[]): Headers {
  const headers = new Headers();
  for (const text of texts) {
    const [name = '', ...rest] = text.split(':');
    const value = rest.join(':').trim();
    try {
      if (rest.length === 0 || value === '') throw new TypeError('no value');
      headers.append(name.trim(), value);
    } catch {
      throw invalid('--header', text, 'expected a header, such as "Authorization: Bearer …"');
    }
  }
  return headers;
}

const isTimeout = (seconds: number): boolean => seconds > 0 && seconds <= 600;

const COLORS = { same: 'green', safe: 'yellow', breaking: 'red' } as const;

function printReport({ name, kind, source, verdict, differences }: OperationReport): void {
  const mark = source === 'spec' ? ', from the specification' : '';
  printLine(`${styled(COLORS[verdict], verdict.padEnd(8))}  ${name} (${kind}${mark})`);
  for (const { breaking, path, message } of differences) {
    printLine(`  ${breaking ? 'breaking' : 'safe    '}  ${path}: ${message}`);
  }
}

/** Breaking differences come first; the rest are only counted. */
function printReports(reports: readonly OperationReport[]): void {
  const having = (verdict: OperationReport['verdict']) =>
    reports.filter((report) => report.verdict === verdict);
  for (const report of [...having('breaking'), ...having('safe')]) printReport(report);
  const same = having('same').length;
  if (same > 0) {
    printLine(
      `${styled('green', 'same'.padEnd(8))}  ${count(same, 'operation')} (listed with --json)`,
    );
  }
  for (const { name, deprecated } of reports) {
    for (const { at, reason } of deprecated) note(`${name}: ${at} is deprecated: ${reason}`);
  }
}

async function run(options: CheckOptions): Promise<void> {
  const endpoint = readUrl('--endpoint', options.endpoint, EXAMPLE).href;
  const headers = readHeaders(options.header ?? []);
  const timeoutMs = 1000 * readNumber('--timeout', options.timeout, 'up to 600 seconds', isTimeout);
  const failOn = choice('--fail-on', options.failOn, FAIL_ON);
  const { OPERATIONS } = await import('../../src/contract/generated/operations');
  const all = OPERATIONS.map(({ name }) => name);
  const names =
    options.operation === undefined ? all : choices('--operation', options.operation, all);
  const { introspect, IntrospectionError } = await import('../contract/introspect');
  const { checkContract } = await import('../contract/check-contract');
  const reading = () => introspect({ endpoint, headers, timeoutMs });
  const title = `Reading the schema of ${endpoint}`;
  const schema = await showStep(title, reading).catch((error: unknown) => {
    if (!(error instanceof IntrospectionError)) throw error;
    const { failure, message } = error;
    if (options.json)
      printJson({ endpoint, ready: false, failure, message: `${endpoint}: ${message}` });
    throw new CommandFailed(`${endpoint}: ${message}`);
  });
  const operations = checkContract(schema, names);
  const differences = operations.flatMap((operation) => operation.differences);
  const breaking = differences.filter((difference) => difference.breaking).length;
  const ready = (failOn === 'breaking' ? breaking : differences.length) === 0;
  const counts = {
    operations: operations.length,
    same: operations.filter(({ verdict }) => verdict === 'same').length,
    differences: differences.length,
    breaking,
  };
  if (options.json) printJson({ endpoint, ready, failure: null, counts, operations });
  else printReports(operations);
  const summary =
    `${String(counts.same)} of ${String(counts.operations)} operations match ${endpoint}; ` +
    `${count(counts.differences, 'difference')}, ${String(breaking)} breaking`;
  if (!ready) throw new CheckFailed(summary);
  if (!options.json) printLine(summary);
}

function checkCommand(): Command {
  return new Command('check')
    .summary("check a GraphQL endpoint against the portal's operations")
    .description(
      'Read the schema of an endpoint by introspection. For each operation, report what the portal ' +
        'requests that the endpoint lacks or types differently, and whether the portal would fail. The exit ' +
        "code is 1 on any difference, and if the schema can't be read.",
    )
    .requiredOption('--endpoint <url>', 'URL of the data API')
    .option('--header <name:value>', 'request header (repeatable)', collect)
    .option('--operation <name>', 'limit to this operation (repeatable)', collect)
    .option('--timeout <seconds>', 'time limit for the request', '30')
    .option('--fail-on <which>', 'exit with 1 on "any" or on "breaking" differences', 'any')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal contract check --endpoint https://api.example.test/graphql
  $ portal contract check --endpoint https://api.example.test/graphql --header "Authorization: Bearer $TOKEN"
  $ portal contract check --endpoint http://127.0.0.1:4000/graphql --operation currentUser --json`,
    );
}

export function contractCommand(): Command {
  return new Command('contract')
    .summary("check a GraphQL endpoint against the portal's operations")
    .description('Check the contract between the portal and its data API.')
    .addHelpText(
      'after',
      `
Examples:
  $ portal contract check --endpoint https://api.example.test/graphql`,
    )
    .addCommand(checkCommand().action(run));
}
