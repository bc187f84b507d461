import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import * as v from 'valibot';
import { PolicyConfigurationSchema, securityPolicy } from '../../src/catalogue/security-policy';
import { collect } from '../support/collect';
import { printJson, printLine } from '../support/output';
import { UsageError } from '../support/usage-error';

/** The one page that may be framed, by the portal itself. */
const CARD_PAGE = '/app/frame/payment';

interface HeadersOptions {
  readonly config: string;
  readonly fileHost?: readonly string[];
  readonly json?: boolean;
}

async function readConfiguration(path: string) {
  let raw: unknown;
  try {
    raw = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw new UsageError(`--config ${path} is no JSON file that can be read`);
  }
  const result = v.safeParse(PolicyConfigurationSchema, raw);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new UsageError(`--config ${path}: ${v.getDotPath(issue) ?? 'config'}: ${issue.message}`);
}

async function run({ config, fileHost = [], json }: HeadersOptions): Promise<void> {
  const configuration = await readConfiguration(config);
  const wrong = fileHost.find((host) => !URL.canParse(host));
  if (wrong !== undefined) {
    throw new UsageError(
      `--file-host ${wrong} is no address; write it like https://files.example.com`,
    );
  }
  const common = {
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  const headersOf = (embedded: boolean) => ({
    'Content-Security-Policy': securityPolicy(configuration, { embedded, fileHosts: fileHost }),
    ...common,
  });
  const all = { '/*': headersOf(false), [CARD_PAGE]: headersOf(true) };
  if (json) {
    printJson(all);
    return;
  }
  for (const [path, headers] of Object.entries(all)) {
    printLine(path);
    for (const [name, value] of Object.entries(headers)) printLine(`  ${name}: ${value}`);
  }
}

/** `portal headers`: what the web server of a deployment has to send. */
export function headersCommand(): Command {
  return new Command('headers')
    .summary('the security headers that fit a configuration')
    .description(
      'Prints the headers that the web server sends with every page, and with the page of the card ' +
        'fields: the security policy lists the addresses of the configuration and no others.',
    )
    .requiredOption('--config <file>', 'the configuration of the deployment, /config.json')
    .option('--file-host <address>', 'where uploads and notices are; may be repeated', collect)
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Example:
  $ portal headers --config config.json --file-host https://files.example.com`,
    )
    .action(run);
}
