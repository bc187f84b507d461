// `npm test`: everything that can be checked, from a checkout with nothing but Node and npm.
// `node tests/run.mjs SUITE [arguments of its tool]` runs one suite; `--list` names them.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, nodeProblem } from '../cli/launch/install.mjs';
import { SUITES } from './support/suites.mjs';
import { runSuites } from './support/run-suites.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The suites to run, and the arguments that go to the tool of a single one. */
function choose([name, ...rest]) {
  if (name === undefined) return { suites: SUITES, args: [] };
  const chosen = SUITES.find((suite) => suite.name === name);
  if (chosen === undefined) {
    fail(`unknown suite ${name}; there is ${SUITES.map((suite) => suite.name).join(', ')}`);
  }
  const needed = SUITES.filter((suite) => chosen.after?.includes(suite.name));
  return { suites: [...needed, chosen], args: rest };
}

const problem = nodeProblem();
if (problem !== null) fail(problem);
if (process.argv[2] === '--list') {
  process.stdout.write(`${SUITES.map(({ name, title }) => `${name}: ${title}`).join('\n')}\n`);
  process.exit(0);
}
const { suites, args } = choose(process.argv.slice(2));

try {
  await install(ROOT);
  const { prepare } = await import('../cli/launch/prepare.mjs');
  await prepare();
  if (suites.some(({ browser }) => browser)) {
    const { findChromium } = await import('../cli/launch/chromium.mjs');
    process.env.CHROMIUM_PATH = await findChromium();
  }
} catch (error) {
  fail(error.message);
}

const { passed, failed } = await runSuites(suites, { root: ROOT, args });
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
