// `npm test`, from a checkout with only Node and npm. The last line is `N passed, N failed`.
// SUITE [arguments of its tool] runs one suite; `--list` prints them. `check` runs the quick suites
// and the unit tests that uncommitted changes affect; with `--all`, all unit tests.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { install, nodeProblem } from '../cli/start/install.mjs';
import { exitWithError, invalid } from '../cli/start/usage-error.mjs';
import { readReport } from './support/read-report.mjs';
import { SUITES } from './support/suites.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

const print = (text) => process.stdout.write(`${text}\n`);

/** On several machines, `--shard 1/3`: the tools with a report split their tests. */
function readShard(args) {
  const { shard } = parseArgs({ args, options: { shard: { type: 'string' } } }).values;
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(shard ?? '1/1') ?? []).map(Number);
  if (!(index >= 1 && index <= count)) {
    exitWithError(invalid('--shard', shard, 'expected a part, such as 1/3'));
  }
  return shard === undefined ? [] : [`--shard=${shard}`];
}

function choose([name, ...rest]) {
  const hasReport = ({ report }) => report !== undefined;
  if (name === undefined || name.startsWith('--')) {
    return { suites: SUITES, args: readShard([name, ...rest].filter(Boolean)), takes: hasReport };
  }
  if (name === 'check') {
    const { all } = parseArgs({ args: rest, options: { all: { type: 'boolean' } } }).values;
    const args = all ? [] : ['--changed', '--project=rules', '--project=page'];
    return { suites: SUITES.filter(({ quick }) => quick), args, takes: hasReport };
  }
  const chosen = SUITES.find((suite) => suite.name === name);
  if (chosen === undefined) {
    const names = SUITES.map((suite) => suite.name).join(', ');
    exitWithError(invalid('suite', name, `expected one of check, ${names}`));
  }
  const builds = SUITES.filter((suite) => chosen.builds?.includes(suite.name));
  return { suites: [...builds, chosen], args: rest, takes: (suite) => suite === chosen };
}

const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    for (const child of children) child.kill('SIGINT');
    process.exitCode = 1;
  });
}

/** With `shows`, the output appears immediately. */
function runTool(args, environment, shows) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...environment },
      stdio: shows ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => {
      children.delete(child);
      resolve({ code, output });
    });
  });
}

async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((done) => server.on('listening', done))));
  return servers.map((server) => {
    const { port } = server.address();
    server.close();
    return String(port);
  });
}

const REPORTING = {
  vitest: async (path) => ({ args: [`--outputFile.json=${path}`], environment: {} }),
  playwright: async (path, more) => {
    const [http, worker, other, otherMock] = await freePorts(4);
    const blob = more.some((arg) => arg.startsWith('--shard')) ? ',blob' : '';
    return {
      args: [`--reporter=line,json${blob}`],
      environment: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: path,
        PLAYWRIGHT_BLOB_OUTPUT_DIR: join('test-results', 'blob'),
        PORTAL_TEST_HTTP_PORT: http,
        PORTAL_TEST_WORKER_PORT: worker,
        PORTAL_TEST_OTHER_PORT: other,
        PORTAL_TEST_OTHER_MOCK_PORT: otherMock,
      },
    };
  },
};

async function runReporting({ name, title, args, report }, more) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-tests-'));
  const path = join(folder, 'report.json');
  const { args: own, environment } = await REPORTING[report](path, more);
  const { code } = await runTool([...args, ...own, ...more], environment, true);
  const text = await readFile(path, 'utf8').catch(() => null);
  await rm(folder, { recursive: true });
  const result =
    text === null ? { passed: 0, failures: [] } : readReport(report, JSON.parse(text), ROOT);
  if (code === 0 || result.failures.length > 0) return result;
  return { ...result, failures: [{ title, alone: `node tests/run.mjs ${name}` }] };
}

async function runSuite(suite, more) {
  const { name, title, args, report } = suite;
  const started = performance.now();
  let result;
  if (report) {
    result = await runReporting(suite, more);
  } else {
    const { code, output } = await runTool([...args, ...more], { NO_COLOR: '1' }, false);
    const failed = { title: `${title}\n${output.trim()}`, alone: `node tests/run.mjs ${name}` };
    result = code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [failed] };
  }
  const { passed, failures } = result;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const outcome = failures.length === 0 ? 'ok' : `FAILED ${failures.length}`;
  print(`${outcome} ${name}: ${passed} passed (${seconds} s)`);
  for (const failure of failures) print(`\n  ${failure.title}\n  Alone: ${failure.alone}\n`);
  return result;
}

/** Builds come first. Suites that only read files then run next to the tools with a report. */
async function runSuites({ suites, args, takes }) {
  const isBuild = ({ name }) => name.startsWith('build');
  const run = (suite) => runSuite(suite, takes(suite) ? args : []);
  const results = [];
  for (const suite of suites.filter(isBuild)) results.push(await run(suite));
  const reading = suites.filter((suite) => !suite.report && !isBuild(suite)).map(run);
  for (const suite of suites.filter(({ report }) => report)) results.push(await run(suite));
  return [...results, ...(await Promise.all(reading))];
}

const problem = nodeProblem();
if (problem !== null) exitWithError(new Error(problem));
if (process.argv[2] === '--list') {
  for (const { name, title } of SUITES) print(`${name}: ${title}`);
  process.exit(0);
}

try {
  const chosen = choose(process.argv.slice(2));
  await install(ROOT);
  const { runScript } = await import('../cli/build/run-script.mjs');
  await runScript('prepare');
  if (chosen.suites.some(({ name }) => name === 'browser')) {
    const { findChromium } = await import('../cli/start/chromium.mjs');
    process.env.CHROMIUM_PATH = await findChromium();
  }
  const results = await runSuites(chosen);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, { failures }) => sum + failures.length, 0);
  print(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
} catch (error) {
  exitWithError(error);
}
