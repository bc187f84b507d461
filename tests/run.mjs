// `npm test`: all checks, from a checkout with only Node and npm. `node tests/run.mjs SUITE
// [arguments of its tool]` runs one suite, `check` the quick ones; `--list` prints their names.
// `--shard 1/3` runs the first of three parts, `--merge FOLDER` merges their reports.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, nodeProblem } from '../cli/start/install.mjs';
import { exitWithError, invalid } from '../cli/start/usage-error.mjs';
import { SUITES } from './support/suites.mjs';
import { mergeReports } from './support/merge-reports.mjs';
import { runSuites } from './support/run-suites.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Removes an option and its value from the arguments; null if absent. */
function takeOption(args, name) {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (at === -1) return null;
  const [taken, next] = args.slice(at, at + 2);
  const isJoined = taken !== name;
  args.splice(at, isJoined ? 1 : 2);
  return (isJoined ? taken.slice(name.length + 1) : next) ?? '';
}

/** Returns this machine's part: `{ index, count }`, null for everything. */
function readShard(text) {
  if (text === null) return null;
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!(index >= 1 && index <= count)) {
    exitWithError(invalid('--shard', text, 'expected a part, such as 1/3'));
  }
  return { index, count };
}

/** Returns the suites that this machine runs. */
function ofShard(suites, shard) {
  const needed = new Set(suites.flatMap(({ after = [] }) => after));
  return suites.filter(
    ({ name, split }) => shard === null || shard.index === 1 || split || needed.has(name),
  );
}

/** Returns a suite as `check` runs it. */
function forCheck(suite) {
  const { check } = suite;
  if (check === true) return suite;
  return { ...suite, command: (report, shard) => [...suite.command(report, shard), ...check] };
}

/** Returns the suites to run, and the arguments for the tool of a single one. */
function choose([name, ...rest], shard) {
  if (name === undefined) return { suites: ofShard(SUITES, shard), args: [] };
  if (name === 'check')
    return { suites: SUITES.filter(({ check }) => check).map(forCheck), args: [] };
  const chosen = SUITES.find((suite) => suite.name === name);
  if (chosen === undefined) {
    const names = SUITES.map((suite) => suite.name).join(', ');
    exitWithError(invalid('suite', name, `expected one of check, ${names}`));
  }
  const needed = SUITES.filter((suite) => chosen.after?.includes(suite.name));
  return { suites: [...needed, chosen], args: rest };
}

const problem = nodeProblem();
if (problem !== null) exitWithError(new Error(problem));
if (process.argv[2] === '--list') {
  process.stdout.write(`${SUITES.map(({ name, title }) => `${name}: ${title}`).join('\n')}\n`);
  process.exit(0);
}
const given = process.argv.slice(2);
const blobs = takeOption(given, '--merge');
const shard = readShard(takeOption(given, '--shard'));
const { suites, args } = choose(given, shard);

try {
  await install(ROOT);
  const { runScript } = await import('../cli/build/run-script.mjs');
  await runScript('prepare');
  if (blobs === null && suites.some(({ browser }) => browser)) {
    const { findChromium } = await import('../cli/start/chromium.mjs');
    process.env.CHROMIUM_PATH = await findChromium();
  }
} catch (error) {
  exitWithError(error);
}

const { passed, failed } =
  blobs === null
    ? await runSuites(suites, { root: ROOT, args, shard })
    : await mergeReports(blobs, ROOT);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
