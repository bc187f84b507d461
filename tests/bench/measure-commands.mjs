import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
const PORTAL = join(ROOT, 'cli/bin/portal.cjs');

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function durationOf(args) {
  const begun = performance.now();
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
  return performance.now() - begun;
}

const SEED = [PORTAL, 'seed', '--status', 'MANUAL_REVIEW'];

/** Alternates with `node -e 0`. Ms. */
export function measureSeed(runs) {
  // The first run may have to bundle the command.
  durationOf(SEED);
  const pairs = Array.from({ length: runs }, () => ({
    bare: durationOf(['-e', '0']),
    seed: durationOf(SEED),
  }));
  return {
    bare: median(pairs.map(({ bare }) => bare)),
    seed: median(pairs.map(({ seed }) => seed)),
  };
}

/** Ms until it prints its address. */
export async function measureServe(runs) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const { child, ended, ms } = await startCommand([PORTAL, 'serve', '--port', '0']);
    times.push(ms);
    child.kill();
    await ended;
  }
  return median(times);
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function withMockBuild(work) {
  const port = await freePort();
  const args = [
    join(ROOT, 'tests/support/static-server.mjs'),
    join(ROOT, 'dist-mock'),
    String(port),
  ];
  const copy = spawn(process.execPath, args, { stdio: 'inherit' });
  const origin = `http://localhost:${port}`;
  const answers = () =>
    fetch(origin)
      .then(() => true)
      .catch(() => false);
  while (!(await answers())) await setTimeout(20);
  try {
    return await work(origin);
  } finally {
    copy.kill();
  }
}

/** Seconds for all cells. */
export function measureMatrix() {
  return withMockBuild(
    (origin) => durationOf([PORTAL, 'matrix', '--check', '--base-url', origin]) / 1000,
  );
}

const ADDRESS = /^Portal with mock backend: .*\n/m;

export function startCommand(args, env = {}, ready = /\n$/) {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
      if (ready.test(text)) resolve({ child, ended, text, ms: performance.now() - begun });
    });
    child.on('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
}

async function startOnce(browser, port) {
  const started = await startCommand(['cli/start/start.mjs'], { PORT: String(port) }, ADDRESS);
  try {
    const page = await browser.newPage();
    const begun = performance.now();
    await page.goto(`http://localhost:${port}/`);
    await page.waitForSelector('main[data-screen]', { timeout: 120_000 });
    const screen = performance.now() - begun;
    await page.close();
    return { start: started.ms, screen };
  } finally {
    started.child.kill();
    await started.ended;
  }
}

/** Ms until a warm `npm start` prints its address, and then until the first screen. */
export async function measureStart(browser) {
  // The first run fills caches.
  await startOnce(browser, await freePort());
  return startOnce(browser, await freePort());
}
