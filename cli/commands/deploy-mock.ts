import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { Command } from 'commander';
import { mockFiles } from '../deploy/mock';
import { collect } from '../support/collect';
import { printJson, printLine } from '../support/output';
import { prepareFolder } from '../support/prepare-output';
import { projectRoot } from '../support/project-root';
import { invalid } from '../support/errors';
import { readWholeNumber } from '../support/read-number';

interface DeployMockOptions {
  readonly instances: string;
  readonly at?: readonly string[];
  readonly name?: readonly string[];
  readonly out: string;
  readonly json?: boolean;
}

/** Each instance keeps a core busy. */
const MOST = 64;

const NAME = /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

const ADDRESS = /^[a-z0-9-]+(\.[a-z0-9-]+)*:\d{1,5}$/i;

function checkAll(option: string, values: readonly string[], [form, example]: [RegExp, string]) {
  const wrong = values.find((value) => !form.test(value));
  if (wrong === undefined) return;
  throw invalid(option, wrong, `expected a value such as ${example}`);
}

async function run({ at = [], name: names = [], out, json, ...given }: DeployMockOptions) {
  checkAll('--name', names, [NAME, 'mock.example.test or .mock.example.test']);
  checkAll('--at', at, [ADDRESS, 'mock-1.example.test:4000']);
  const count = readWholeNumber('--instances', given.instances, 1, MOST);
  const folder = resolve(out);
  const root = projectRoot();
  const files = mockFiles({
    instances: at.length === 0 ? count : at,
    names,
    checkout: relative(folder, root) || '.',
    folder: relative(root, folder) || '.',
  });
  prepareFolder('--out', folder, out);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const written = Object.keys(files).map((name) => join(out, name));
  if (json) printJson({ files: written });
  else for (const path of written) printLine(path);
}

export function deployMockCommand(): Command {
  return new Command('deploy-mock')
    .summary('write files to run several mocks behind one address')
    .description(
      'Write an image of portal serve, a compose file that starts several instances, and an nginx ' +
        'configuration. nginx routes each world (host name plus x-mock-world header) to the same instance.',
    )
    .option('--instances <count>', 'number of instances', '2')
    .option('--at <host:port>', 'address of an instance on another machine (repeatable)', collect)
    .option('--name <host>', 'additional host name; .name includes subdomains', collect)
    .option('--out <folder>', 'output folder', 'deployment-mock')
    .option('--json', 'print the written files as one JSON document')
    .addHelpText(
      'after',
      `
Examples:
  $ portal deploy-mock --instances 4
  $ portal deploy-mock --at mock-1.example.test:4000 --at mock-2.example.test:4000 --name .mock.example.test`,
    )
    .action(run);
}
