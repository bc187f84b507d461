import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { deploymentFiles } from '../deploy/files';
import { collect } from '../support/collect';
import { printJson, printLine } from '../support/output';
import {
  readPolicyOptions,
  withPolicyOptions,
  type PolicyArguments,
} from '../support/policy-options';
import { UsageError } from '../support/usage-error';

interface DeployOptions extends PolicyArguments {
  readonly out: string;
  readonly name?: readonly string[];
  readonly json?: boolean;
}

const HOST_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

async function run({ out, name: names = [], json, ...given }: DeployOptions): Promise<void> {
  const wrong = names.find((name) => !HOST_NAME.test(name));
  if (wrong !== undefined) {
    throw new UsageError(`--name ${wrong} is not a host name; write it like apply.example.com`);
  }
  const options = await readPolicyOptions(given);
  const { cardFrame } = options.configuration;
  // The card fields' own host is one of the same build, with the same configuration.
  const cards =
    cardFrame === undefined || names.length === 0 ? [] : [new URL(cardFrame.origin).hostname];
  const files = deploymentFiles({ ...options, names: [...new Set([...names, ...cards])] });
  const folder = resolve(out);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const configuration = join(folder, 'config.json');
  if (resolve(given.config) !== configuration) await copyFile(given.config, configuration);
  const written = [...Object.keys(files), 'config.json'].map((name) => join(out, name));
  if (json) printJson({ files: written });
  else for (const path of written) printLine(path);
}

/** `portal deploy`: the files that a web server, a static host or an image needs. */
export function deployCommand(): Command {
  const command = new Command('deploy')
    .summary('the files of a deployment: nginx, Caddy, static hosts, an image')
    .description(
      'Writes what serves the build with the headers that fit its configuration: a site for nginx and ' +
        'one for Caddy, _headers and _redirects for static hosts, and a Dockerfile with compose.yaml.',
    );
  return withPolicyOptions(command)
    .option('--name <host>', 'a host name of the portal; may be repeated', collect)
    .option('--out <folder>', 'where to write them', 'deployment')
    .option('--json', 'print one JSON document: the files written')
    .addHelpText(
      'after',
      `
Examples:
  $ portal deploy --config config.json --name apply.example.com
  $ portal deploy --config config.json --file-host https://files.example.com --out /tmp/deployment`,
    )
    .action(run);
}
