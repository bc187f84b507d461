import { Command } from 'commander';
import type { OperationReport } from '../contract/check-contract';
import { choices } from '../support/choice';
import { collect } from '../support/collect';
import { note, printJson, printLine, styled } from '../support/output';
import { CommandFailed, UsageError } from '../support/usage-error';

interface CheckOptions {
  readonly endpoint: string;
  readonly header?: readonly string[];
  readonly operation?: readonly string[];
  readonly timeout: string;
  readonly failOn: string;
  readonly json?: boolean;
}

const FAIL_ON = ['any', 'breaking'] as const;

function readEndpoint(value: string): string {
  if (URL.canParse(value) && /^https?:\/\//i.test(value)) return new URL(value).href;
  throw new UsageError(
    `--endpoint ${value} is not an address; write it like https://api.example.test/graphql`,
  );
}

function readHeaders(texts: readonly string[]): Headers {
  const headers = new Headers();
  for (const text of texts) {
    const [name = '', ...rest] = text.split(':');
    const value = rest.join(':').trim();
    try {
      if (rest.length === 0 || value === '') throw new TypeError('no value');
      headers.append(name.trim(), value);
    } catch {
      throw new UsageError(
        `--header ${text} is not a header; write it like --header "Authorization: Bearer …"`,
      );
    }
  }
  return headers;
}

function readTimeout(value: string): number {
  const seconds = Number(value);
  if (/^\d+(\.\d+)?$/.test(value) && seconds > 0 && seconds <= 600) return seconds * 1000;
  throw new UsageError(`--timeout ${value} is not a number of seconds from 1 to 600`);
}

const COLOURS = { same: 'green', safe: 'yellow', breaking: 'red' } as const;

function printReports(reports: readonly OperationReport[]): void {
  for (const { name, kind, source, verdict, differences, deprecated } of reports) {
    const mark = source === 'spec' ? ', of the specification' : '';
    printLine(`${styled(COLOURS[verdict], verdict.padEnd(8))}  ${name} (${kind}${mark})`);
    for (const { breaking, path, message } of differences) {
      printLine(`  ${breaking ? 'breaking' : 'safe    '}  ${path}: ${message}`);
    }
    for (const { at, reason } of deprecated)
      note(`  ${name}: ${at} is deprecated there: ${reason}`);
  }
}

async function run(options: CheckOptions): Promise<void> {
  const endpoint = readEndpoint(options.endpoint);
  const headers = readHeaders(options.header ?? []);
  const timeoutMs = readTimeout(options.timeout);
  const [failOn] = choices('value of --fail-on', [options.failOn], FAIL_ON);
  const { OPERATIONS } = await import('../../src/contract/generated/operations');
  const all = OPERATIONS.map(({ name }) => name);
  const names =
    options.operation === undefined ? all : choices('operation', options.operation, all);
  const { introspect, IntrospectionError } = await import('../contract/introspect');
  const { checkContract } = await import('../contract/check-contract');
  const schema = await introspect({ endpoint, headers, timeoutMs }).catch((error: unknown) => {
    if (!(error instanceof IntrospectionError)) throw error;
    const { failure, message } = error;
    if (options.json)
      printJson({ endpoint, ready: false, failure, message: `${endpoint} ${message}` });
    throw new CommandFailed(`${endpoint} ${message}`);
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
    `${String(counts.same)} of ${String(counts.operations)} operations are the same at ${endpoint}; ` +
    `${String(counts.differences)} differences, ${String(breaking)} of them breaking`;
  if (!ready) throw new CommandFailed(summary);
  if (!options.json) printLine(summary);
}

function checkCommand(): Command {
  return new Command('check')
    .summary('hold the operations of the portal against a real GraphQL endpoint')
    .description(
      'Reads the schema of an endpoint by introspection and says, operation by operation, what the portal ' +
        'asks for that the endpoint does not have or types otherwise, and whether the portal fails by it. ' +
        'Exit code 1 on any difference, and where there is no schema to be read.',
    )
    .requiredOption('--endpoint <url>', 'address of the data API')
    .option('--header <name:value>', 'header to send; may be repeated', collect)
    .option('--operation <name>', 'check this operation only; may be repeated', collect)
    .option('--timeout <seconds>', 'how long to wait for the endpoint', '30')
    .option('--fail-on <which>', 'exit with 1 on "any" difference or on "breaking" ones', 'any')
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

/** `portal contract`: what the portal and a data API agreed upon. */
export function contractCommand(): Command {
  return new Command('contract')
    .summary('hold the contract of the portal against a real data API')
    .description('What the portal asks of its data API, held against a real one.')
    .addHelpText(
      'after',
      `
Examples:
  $ portal contract check --endpoint https://api.example.test/graphql`,
    )
    .addCommand(checkCommand().action(run));
}
