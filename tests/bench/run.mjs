// `npm run bench`. Exit code 1: a figure is worse than the baseline; 2: wrong usage.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { runScript } from '../../cli/build/run-script.mjs';
import { findChromium } from '../../cli/start/chromium.mjs';
import {
  measureMatrix,
  measureSeed,
  measureServe,
  measureStart,
  startCommand,
} from './measure-commands.mjs';
import { measurePages } from './measure-pages.mjs';
import { readOptions } from './options.mjs';
import { machineOf, tableOf, worseThan } from './result.mjs';

const ROOT = join(import.meta.dirname, '../..');
const BASELINE = join(import.meta.dirname, 'baseline.json');
const RESULTS = join(import.meta.dirname, 'results.md');
const PORTAL = join(ROOT, 'cli/bin/portal.cjs');

const { runs, ...options } = readOptions();

const report = (text) => process.stderr.write(`${text}\n`);
const loadNow = () => loadavg()[0].toFixed(1);

async function measureTools(browser) {
  report('Commands');
  const { bare, seed } = measureSeed(2 * runs + 1);
  const serve = await measureServe(runs);
  const inMs = (name, value, limit) => ({ name, value, unit: 'ms', calibration: bare, limit });
  const figures = [
    inMs('`portal seed`', seed, 1.6 * bare),
    inMs('`portal serve` until it listens', serve),
  ];
  if (options.quick) return figures;
  report('npm start');
  const { start, screen } = await measureStart(browser);
  report('portal matrix --check');
  const matrix = await measureMatrix();
  return [
    ...figures,
    inMs('`npm start`, warm', start, 5000),
    inMs('`npm start`: first screen after that', screen),
    { name: '`portal matrix --check`', value: matrix, unit: 's', calibration: bare / 1000 },
  ];
}

function readBaseline() {
  try {
    return JSON.parse(readFileSync(BASELINE, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function writeResults(result) {
  const page = readFileSync(RESULTS, 'utf8');
  const found = /(?<=<!-- result -->\n).*(?=<!-- end of the result -->)/s;
  if (!found.test(page)) throw new Error(`${RESULTS} has no place for a result`);
  writeFileSync(
    RESULTS,
    page.replace(found, () => `\n${tableOf(result, null)}\n\n${machineOf(result)}\n\n`),
  );
}

if (!options.built) {
  report('Building');
  await runScript('build');
  if (!options.quick) await runScript('build:mock');
}
const before = loadNow();
const browser = await chromium.launch({ executablePath: await findChromium() });
const { child, text } = await startCommand([
  PORTAL,
  'serve',
  '--port',
  '0',
  '--static',
  join(ROOT, 'dist'),
  '--json',
]);
let figures;
try {
  const { port } = new URL(JSON.parse(text).origin);
  figures = [
    ...(await measurePages(browser, port, { runs, report })),
    ...(await measureTools(browser)),
  ];
} catch (error) {
  // Panda catches unhandled errors, and would let the process exit with 0.
  process.exitCode = 1;
  throw error;
} finally {
  child.kill();
  await browser.close();
}
const [{ model: processor }] = cpus();
const result = {
  machine: {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
    }).trim(),
    processor,
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version.slice(1),
    browser: `Chromium ${browser.version()}`,
    load: { before, after: loadNow() },
  },
  figures,
};
const baseline = readBaseline();
if (options.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
else process.stdout.write(`${tableOf(result, baseline)}\n\n${machineOf(result)}\n`);
if (options.keep) {
  writeFileSync(BASELINE, `${JSON.stringify(result, null, 2)}\n`);
  writeResults(result);
} else if (baseline !== null) {
  const worse = worseThan(baseline, result);
  for (const { name } of worse) report(`Worse than the baseline: ${name}`);
  process.exitCode = worse.length > 0 ? 1 : 0;
}
