import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { Command } from 'commander';
import { mockFiles } from '../deploy/mock';
import { collect } from '../support/collect';
import { printJson, printLine } from '../support/output';
import { projectRoot } from '../support/project-root';
import { UsageError } from '../support/usage-error';

interface DeployMockOptions {
  readonly instances: string;
  readonly at?: readonly string[];
  readonly name?: readonly string[];
  readonly out: string;
  readonly json?: boolean;
}

/** So many on one machine at most: one keeps a core busy. */
const MOST = 64;

const NAME = /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

const ADDRESS = /^[a-z0-9-]+(\.[a-z0-9-]+)*:\d{1,5}$/i;

function countOf(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= MOST) return count;
  throw new UsageError(`--instances ${text} is not a number from 1 to ${String(MOST)}`);
}

function checkAll(option: string, values: readonly string[], [form, example]: [RegExp, string]) {
  const wrong = values.find((value) => !form.test(value));
  if (wrong === undefined) return;
  throw new UsageError(`${option} ${wrong} cannot be read; write it like ${example}`);
}

async function run({ at = [], name: names = [], out, json, ...given }: DeployMockOptions) {
  checkAll('--name', names, [NAME, 'mock.example.test or .mock.example.test']);
  checkAll('--at', at, [ADDRESS, 'mock-1.example.test:4000']);
  const count = countOf(given.instances);
  const folder = resolve(out);
  const root = projectRoot();
  const files = mockFiles({
    instances: at.length === 0 ? count : at,
    names,
    checkout: relative(folder, root) || '.',
    folder: relative(root, folder) || '.',
  });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const written = Object.keys(files).map((name) => join(out, name));
  if (json) printJson({ files: written });
  else for (const path of written) printLine(path);
}

/** `portal deploy-mock`: the files that start `portal serve` several times over, as one. */
export function deployMockCommand(): Command {
  return new Command('deploy-mock')
    .summary('the files of a shared mock: several portal serve behind one address')
    .description(
      'Writes an image of portal serve, a compose file that starts several of them, and the ' +
        'configuration of the nginx in front, which sends every world (a host name, and what ' +
        'x-mock-world names) always to the same one.',
    )
    .option('--instances <count>', 'how many to start beside each other', '2')
    .option('--at <host:port>', 'where one listens on another machine; may be repeated', collect)
    .option('--name <host>', 'a host name besides localhost, or .name for all below it', collect)
    .option('--out <folder>', 'where to write them', 'deployment-mock')
    .option('--json', 'print one JSON document: the files written')
    .addHelpText(
      'after',
      `
Examples:
  $ portal deploy-mock --instances 4
  $ portal deploy-mock --at mock-1.example.test:4000 --at mock-2.example.test:4000 --name .mock.example.test`,
    )
    .action(run);
}
