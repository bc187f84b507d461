// `npm run bench`: how quick this checkout is, as a table, beside the result that was kept. Clocks differ, so
// times are compared as multiples of what the same machine takes, in the same run, for a page without script and for
// a Node that does nothing.
// Exit code 1: something is worse than what was kept; 2: the options cannot be taken.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../../cli/launch/chromium.mjs';
import {
  measureMatrix,
  measureSeed,
  measureServe,
  measureStart,
  middle,
  firstWords,
} from './measure-commands.mjs';
import { measureInteractions } from './interactions/measure.mjs';
import { measureMock } from './measure-mock.mjs';
import { measurePage } from './measure-page.mjs';
import { readOptions } from './options.mjs';
import { machineOf, tableOf, worseThan } from './result.mjs';

const ROOT = join(import.meta.dirname, '../..');
const BASELINE = join(import.meta.dirname, 'baseline.json');
const PAGE = join(ROOT, 'docs/guide/speed.md');
const PORTAL = join(ROOT, 'cli/bin/portal.mjs');

const { runs, ...options } = readOptions();

const tell = (text) => process.stderr.write(`${text}\n`);
const loadNow = () => loadavg()[0].toFixed(1);

/** Screens behind the sign-in: those that are waited for most, one of each flow, and the heaviest. */
const SIGNED_IN = [
  ['home_light', 'personal-info'],
  ['home_light', 'offer'],
  ['home_light', 'agreements'],
  ['pesto_cash', 'fund-over-time'],
  ['pesto_item', 'asset-cart'],
];

/** What comes painted: what script each waits for is held where it is all there is, and only there. */
const PAINTED = [
  { name: 'Sign-in', path: '/login', screen: 'login', script: 81 },
  { name: 'Start', path: '/', screen: 'login', script: 81 },
  { name: 'First question', path: '/quick-appraisal', screen: 'quick-appraisal' },
];

function paintedFigures({ name, script }, found, yard) {
  return [
    {
      name: `${name}: script until it can be used`,
      value: found.script / 1000,
      unit: 'kB',
      limit: script,
    },
    {
      name: `${name}: page and styles until it is painted`,
      value: found.painted / 1000,
      unit: 'kB',
    },
    {
      name: `${name}: first contentful paint`,
      value: found.fcp,
      unit: 'ms',
      yardstick: yard.fcp,
      limit: 900,
    },
    {
      name: `${name}: largest contentful paint`,
      value: found.lcp,
      unit: 'ms',
      yardstick: yard.lcp,
      limit: 1300,
    },
    { name: `${name}: can be used`, value: found.usable, unit: 'ms', yardstick: yard.lcp },
    { name: `${name}: total blocking time`, value: found.blocking, unit: 'ms', limit: 20 },
    { name: `${name}: layout shift`, value: found.shift, unit: '', limit: 0 },
  ];
}

/** Words of about the length of the sign-in, and no script: what a page costs on this machine and network. */
const STATIC = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Yardstick</title>
<style>body{font:1rem/1.5 sans-serif;margin:2rem}</style><h1>A page without script</h1>${'<p>It says as much as a short page says, and asks for nothing more.</p>'.repeat(20)}`;

function serveStatic() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(STATIC);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, url: `http://localhost:${server.address().port}/` }),
    );
  });
}

const middleOf = (found, key) => middle(found.map((one) => one[key]));

async function measured(browser, url, more) {
  const found = [];
  for (let run = 0; run < runs; run += 1) found.push(await measurePage(browser, url, more));
  return Object.fromEntries(
    ['fcp', 'lcp', 'usable', 'shift', 'blocking', 'script', 'painted'].map((key) => [
      key,
      middleOf(found, key),
    ]),
  );
}

const usableAt = (screen) => `#root:not([data-painted]) main[data-screen="${screen}"]`;

async function measurePages(browser, port) {
  tell('A page without script');
  const bare = await serveStatic();
  const yard = await measured(browser, bare.url);
  bare.server.close();
  const figures = [];
  for (const page of PAINTED) {
    tell(page.name);
    const found = await measured(browser, `http://bench.localhost:${port}${page.path}`, {
      usable: usableAt(page.screen),
    });
    figures.push(...paintedFigures(page, found, yard));
  }
  for (const [program, screen] of SIGNED_IN) {
    tell(`Signed in: ${screen}`);
    const base = `http://${screen}.localhost:${port}/`;
    const args = ['seed', '--program', program, '--screen', screen, '--base-url', base, '--json'];
    const seed = JSON.parse(
      execFileSync(process.execPath, [PORTAL, ...args, '--now', new Date().toISOString()]),
    );
    const found = await measured(browser, new URL(seed.path, base).href, {
      usable: usableAt(screen),
      prepare: async (page) => {
        await page.goto(seed.url);
        await page.waitForSelector(usableAt(screen));
      },
    });
    figures.push(
      { name: `\`${screen}\`: script`, value: found.script / 1000, unit: 'kB' },
      {
        name: `\`${screen}\`: screen is there`,
        value: found.usable,
        unit: 'ms',
        yardstick: yard.lcp,
      },
      { name: `\`${screen}\`: total blocking time`, value: found.blocking, unit: 'ms' },
      { name: `\`${screen}\`: layout shift`, value: found.shift, unit: '', limit: 0.02 },
    );
  }
  return figures;
}

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

/** What a run of this kind is called where it is kept. */
const KIND = options.interactions ? 'interactions' : 'result';

/** Puts the result between the marks of the page. */
function writePage(result) {
  const page = readFileSync(PAGE, 'utf8');
  const found = new RegExp(`(?<=<!-- ${KIND} -->\\n).*(?=<!-- end of the ${KIND} -->)`, 's');
  if (!found.test(page)) throw new Error(`${PAGE} has no place for a result`);
  writeFileSync(
    PAGE,
    page.replace(found, () => `\n${tableOf(result, null)}\n\n${machineOf(result)}\n\n`),
  );
}

if (!options.built) {
  build();
  if (!options.quick && !options.interactions) build('--mode', 'mock');
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
  figures = options.interactions
    ? await measureInteractions(browser, port, { only: options.only, tell })
    : [...(await measurePages(browser, port)), ...(await measureTools(browser))];
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
// Presses differ too much from run to run to be held against those of another one.
const baseline = options.interactions ? null : kept();
if (options.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
else process.stdout.write(`${tableOf(result, baseline)}\n\n${machineOf(result)}\n`);
if (options.keep) {
  if (!options.interactions) writeFileSync(BASELINE, `${JSON.stringify(result, null, 2)}\n`);
  writePage(result);
} else if (baseline !== null) {
  const worse = worseThan(baseline, result);
  for (const { name } of worse) tell(`Worse than what was kept: ${name}`);
  process.exitCode = worse.length > 0 ? 1 : 0;
}
