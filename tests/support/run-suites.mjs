// Runs suites in parallel on two cores and reports each as soon as it is done.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const CORES = 2;

const QUIET = { NO_COLOR: '1', FORCE_COLOR: '0', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

/** Running processes. */
const children = new Set();
const stop = new AbortController();

// Stopping this process stops everything it started, servers and browsers included.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    stop.abort();
    for (const child of children) child.kill('SIGINT');
  });
}

export function runTool(args, { root, environment }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...QUIET, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code, signal) => {
      children.delete(child);
      resolve({ code, signal, output });
    });
  });
}

export async function readReport(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}

/** Runs one suite: `{ passed, failures }`. */
async function runSuite(suite, { root, args, folder, shard }) {
  const report = join(folder, `${suite.name.replace(':', '-')}.json`);
  const environment = (await suite.environment?.(report)) ?? {};
  const { code, signal, output } = await runTool([...suite.command(report, shard), ...args], {
    root,
    environment,
  });
  const data = suite.report === undefined ? null : await readReport(report);
  const result = data === null ? null : suite.report(data, root);
  if (result !== null && (code === 0 || result.failures.length > 0)) return result;
  if (code === 0) return { passed: 1, failures: [] };
  // Without a failed test the tool's message may not explain the failure.
  const end = signal ? `by ${signal}` : `with exit code ${code}`;
  const left = result === null ? 'no report' : `a report of ${result.passed} cases that passed`;
  const how = suite.report === undefined ? '' : `The tool ended ${end} and left ${left}.\n`;
  const alone = suite.mend ?? `node tests/run.mjs ${suite.name}`;
  return { passed: 0, failures: [{ title: suite.title, message: how + output, alone }] };
}

/** Maximum lines of a message. */
const MOST = 60;

/** Cuts the middle of a long message: its end has the final error. */
const mostOf = (lines) =>
  lines.length <= MOST ? lines : [...lines.slice(0, MOST / 2), '…', ...lines.slice(-MOST / 2)];

export function tell(suite, { passed, failures }, seconds) {
  const outcome = failures.length === 0 ? 'ok' : 'FAILED';
  const counts = `${passed} passed${failures.length > 0 ? `, ${failures.length} failed` : ''}`;
  process.stdout.write(`${outcome} ${suite.name}: ${counts} (${seconds.toFixed(1)} s)\n`);
  for (const { title, message, alone } of failures) {
    const lines = mostOf(stripVTControlCharacters(message).trim().split('\n'));
    process.stdout.write(`\n  ${title}\n    ${lines.join('\n    ')}\n  Alone: ${alone}\n\n`);
  }
}

/**
 * Runs the suites in order, as many in parallel as the cores allow. `args` go to the last one's
 * tool; `shard` is this machine's part, null for everything.
 */
export async function runSuites(suites, { root, args, shard }) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-tests-'));
  const results = new Map();
  const waiting = [...suites];
  const running = new Set();
  let busy = 0;

  const isReady = (suite) =>
    (suite.after ?? []).every((name) => results.has(name) || !suites.some((s) => s.name === name));
  /** Only considers the next suite: a lighter one further back would delay it. */
  const nextForCores = () => {
    const next = waiting.find(isReady);
    return next !== undefined && busy + next.weight <= CORES ? next : undefined;
  };

  const start = (suite) => {
    waiting.splice(waiting.indexOf(suite), 1);
    busy += suite.weight;
    const started = performance.now();
    const own = suite === suites.at(-1) ? args : [];
    const done = runSuite(suite, { root, args: own, folder, shard }).then((result) => {
      results.set(suite.name, result);
      tell(suite, result, (performance.now() - started) / 1000);
      busy -= suite.weight;
      running.delete(done);
    });
    running.add(done);
  };

  while ((waiting.length > 0 && !stop.signal.aborted) || running.size > 0) {
    const next = stop.signal.aborted ? undefined : nextForCores();
    if (next === undefined) await Promise.race(running);
    else start(next);
  }
  await rm(folder, { recursive: true, force: true });
  const all = [...results.values()];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failures }) => sum + failures.length, 0),
  };
}
