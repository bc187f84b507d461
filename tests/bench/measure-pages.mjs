// The pages that are measured: what comes painted, the way to the sign-in from elsewhere, and screens behind it.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { middle } from './measure-commands.mjs';
import { measurePage } from './measure-page.mjs';

const PORTAL = join(import.meta.dirname, '../../cli/bin/portal.mjs');

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

/** A link to a screen behind the sign-in, as a message has it, opened by somebody who is not signed in. */
const LED_TO_SIGN_IN = '/app/homelight/offer';

function ledFigures(found, yard) {
  const name = 'Sign-in, from a link to another screen';
  return [
    {
      name: `${name}: largest contentful paint`,
      value: found.lcp,
      unit: 'ms',
      yardstick: yard.lcp,
    },
    { name: `${name}: can be used`, value: found.usable, unit: 'ms', yardstick: yard.lcp },
    { name: `${name}: layout shift`, value: found.shift, unit: '', limit: 0.02 },
  ];
}

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

async function measured(browser, { url, runs }, more) {
  const found = [];
  for (let run = 0; run < runs; run += 1) found.push(await measurePage(browser, url, more));
  return Object.fromEntries(
    ['fcp', 'lcp', 'usable', 'shift', 'blocking', 'script', 'painted'].map((key) => [
      key,
      middleOf(found, key),
    ]),
  );
}

const usableAt = (screen) => `#root:not([data-prerendered]) main[data-screen="${screen}"]`;

/** The figures of pages as a slow phone has them, each the middle of so many `runs`; `tell` hears what is being done. */
export async function measurePages(browser, port, { runs, tell }) {
  const of = (url) => ({ url, runs });
  tell('A page without script');
  const bare = await serveStatic();
  const yard = await measured(browser, of(bare.url));
  bare.server.close();
  const figures = [];
  for (const page of PAINTED) {
    tell(page.name);
    const found = await measured(browser, of(`http://bench.localhost:${port}${page.path}`), {
      usable: usableAt(page.screen),
    });
    figures.push(...paintedFigures(page, found, yard));
  }
  tell('A link to another screen');
  const led = await measured(browser, of(`http://bench.localhost:${port}${LED_TO_SIGN_IN}`), {
    usable: usableAt('login'),
  });
  figures.push(...ledFigures(led, yard));
  for (const [program, screen] of SIGNED_IN) {
    tell(`Signed in: ${screen}`);
    const base = `http://${screen}.localhost:${port}/`;
    const args = ['seed', '--program', program, '--screen', screen, '--base-url', base, '--json'];
    const seed = JSON.parse(
      execFileSync(process.execPath, [PORTAL, ...args, '--now', new Date().toISOString()]),
    );
    const found = await measured(browser, of(new URL(seed.path, base).href), {
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
