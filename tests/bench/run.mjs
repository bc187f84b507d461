// `npm run bench`: how quick this checkout is, as a table, beside the result that was kept. Clocks differ, so
// times are compared as multiples of what the same machine takes, in the same run, for a page without script and for
// a Node that does nothing.
// Exit code 1: something is worse than what was kept; 2: the options cannot be taken.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../../cli/start/chromium.mjs';
import {
  measureMatrix,
  measureSeed,
  measureServe,
  measureStart,
  firstWords,
} from './measure-commands.mjs';
import { measureMock } from './measure-mock.mjs';
import { measurePages } from './measure-pages.mjs';
import { readOptions } from './options.mjs';
import { machineOf, tableOf, worseThan } from './result.mjs';

const ROOT = join(import.meta.dirname, '../..');
const BASELINE = join(import.meta.dirname, 'baseline.json');
const PAGE = join(import.meta.dirname, 'results.md');
const PORTAL = join(ROOT, 'cli/bin/portal.mjs');

const { runs, ...options } = readOptions();

const tell = (text) => process.stderr.write(`${text}\n`);
const loadNow = () => loadavg()[0].toFixed(1);

async function measureTools(browser) {
  tell('Commands');
  const { bare, seed } = measureSeed(2 * runs + 1);
  const serve = await measureServe(runs);
  const figures = [
    { name: '`portal seed`', value: seed, unit: 'ms', yardstick: bare, limit: 1.3 * bare },
    { name: '`portal serve` listens', value: serve, unit: 'ms', yardstick: bare },
  ];
  if (options.quick) return figures;
  tell('The mock in the page');
  const { mock, file } = await measureMock(browser);
  const { start, screen } = await measureStart(browser);
  tell('portal matrix --check');
  const matrix = await measureMatrix();
  return [
    ...figures,
    {
      name: 'A request that the mock in the page answers',
      value: mock,
      unit: 'ms',
      yardstick: file,
      limit: file + 5,
    },
    { name: '`npm start`, warm', value: start, unit: 'ms', yardstick: bare, limit: 1500 },
    {
      name: '`npm start`: first screen after that',
      value: screen,
      unit: 'ms',
      yardstick: bare,
      limit: 3000,
    },
    {
      name: '`portal matrix --check`',
      value: matrix,
      unit: 's',
      yardstick: bare / 1000,
      limit: 40,
    },
  ];
}

function build(...args) {
  tell(`vite build ${args.join(' ')}`);
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function kept() {
  try {
    return JSON.parse(readFileSync(BASELINE, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Puts the result between the marks of the page. */
function writePage(result) {
  const page = readFileSync(PAGE, 'utf8');
  const found = /(?<=<!-- result -->\n).*(?=<!-- end of the result -->)/s;
  if (!found.test(page)) throw new Error(`${PAGE} has no place for a result`);
  writeFileSync(
    PAGE,
    page.replace(found, () => `\n${tableOf(result, null)}\n\n${machineOf(result)}\n\n`),
  );
}

if (!options.built) {
  build();
  if (!options.quick) build('--mode', 'mock');
}
const before = loadNow();
const browser = await chromium.launch({ executablePath: await findChromium() });
const { child, text } = await firstWords([
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
    ...(await measurePages(browser, port, { runs, tell })),
    ...(await measureTools(browser)),
  ];
} catch (error) {
  // Panda, which builds, hears of what nobody catches, says so, and lets the process end as if all were well.
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
const baseline = kept();
if (options.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
else process.stdout.write(`${tableOf(result, baseline)}\n\n${machineOf(result)}\n`);
if (options.keep) {
  writeFileSync(BASELINE, `${JSON.stringify(result, null, 2)}\n`);
  writePage(result);
} else if (baseline !== null) {
  const worse = worseThan(baseline, result);
  for (const { name } of worse) tell(`Worse than what was kept: ${name}`);
  process.exitCode = worse.length > 0 ? 1 : 0;
}
