import { Command } from 'commander';
import { CARD_PAGE, securityHeaders } from '../../src/catalogue/security-policy';
import { printJson, printLine } from '../support/output';
import {
  readPolicyOptions,
  withPolicyOptions,
  type PolicyArguments,
} from '../support/policy-options';

async function run({ json, ...given }: PolicyArguments & { json?: boolean }): Promise<void> {
  const { configuration, ...options } = await readPolicyOptions(given);
  const all = {
    '/*': securityHeaders(configuration, options),
    [CARD_PAGE]: securityHeaders(configuration, { ...options, embedded: true }),
  };
  if (json) {
    printJson(all);
    return;
  }
  for (const [path, headers] of Object.entries(all)) {
    printLine(path);
    for (const [name, value] of Object.entries(headers)) printLine(`  ${name}: ${value}`);
  }
}

export function headersCommand(): Command {
  const command = new Command('headers')
    .summary('print the security headers for a configuration')
    .description(
      'Print the headers that the web server must send with every page, and with the page of the card ' +
        'fields. The security policy allows only the hosts of the configuration.',
    );
  return withPolicyOptions(command)
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Example:
  $ portal headers --config config.json --file-host https://files.example.com`,
    )
    .action(run);
}
