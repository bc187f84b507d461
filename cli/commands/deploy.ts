import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { PRERENDER_FOLDER } from '../../src/catalogue/prerender';
import { deploymentFiles } from '../deploy/files';
import { collect } from '../support/collect';
import { printJson, printLine } from '../support/output';
import { prepareFolder } from '../support/prepare-output';
import {
  readPolicyOptions,
  withPolicyOptions,
  type PolicyArguments,
} from '../support/policy-options';
import { invalid } from '../support/errors';

interface DeployOptions extends PolicyArguments {
  readonly out: string;
  readonly build: string;
  readonly name?: readonly string[];
  readonly json?: boolean;
}

const HOST_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

/** CSP hashes of the prerendered pages; undefined without a build. */
function readSources(build: string): Promise<string | undefined> {
  const file = join(build, PRERENDER_FOLDER, 'sources.map');
  return readFile(file, 'utf8').catch(() => undefined);
}

async function run({ out, build, name: names = [], json, ...given }: DeployOptions): Promise<void> {
  const wrong = names.find((name) => !HOST_NAME.test(name));
  if (wrong !== undefined) {
    throw invalid('--name', wrong, 'expected a host name, such as apply.example.com');
  }
  const options = await readPolicyOptions(given);
  const { cardFrame } = options.configuration;
  // The card fields have their own host name, which serves the same build and configuration.
  const cards =
    cardFrame === undefined || names.length === 0 ? [] : [new URL(cardFrame.origin).hostname];
  const prerenderSources = await readSources(build);
  const files = deploymentFiles({
    ...options,
    names: [...new Set([...names, ...cards])],
    ...(prerenderSources === undefined ? {} : { prerenderSources }),
  });
  const folder = resolve(out);
  prepareFolder('--out', folder, out);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const configuration = join(folder, 'config.json');
  if (resolve(given.config) !== configuration) await copyFile(given.config, configuration);
  const written = [...Object.keys(files), 'config.json'].map((name) => join(out, name));
  if (json) printJson({ files: written });
  else for (const path of written) printLine(path);
}

export function deployCommand(): Command {
  const command = new Command('deploy')
    .summary('write files for nginx, Caddy, static hosts and Docker')
    .description(
      'Write the files that serve the build with the security headers for its configuration: sites for ' +
        'nginx and Caddy, _headers and _redirects for static hosts, a Dockerfile and compose.yaml.',
    );
  return withPolicyOptions(command)
    .option('--name <host>', 'host name of the portal (repeatable)', collect)
    .option('--build <folder>', 'build with prerendered pages, for static hosts', 'dist')
    .option('--out <folder>', 'output folder', 'deployment')
    .option('--json', 'print the written files as one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal deploy --config config.json --name apply.example.com
  $ portal deploy --config config.json --file-host https://files.example.com --out /tmp/deployment`,
    )
    .action(run);
}
