// Compares prerendered pages and signed-in screens with a page without script.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { median } from './measure-commands.mjs';
import { measurePage } from './measure-page.mjs';

const PORTAL = join(import.meta.dirname, '../../cli/bin/portal.cjs');

/** Aims, see docs/guide/performance.md. */
const MAX_PAINT_RATIO = 1.5;
const MAX_SCRIPT_KB = 95;
const MAX_SHIFT = 0.02;
const MAX_SIGNED_IN_LCP_MS = 2500;

const PRERENDERED = [
  { name: 'Sign-in', path: '/login', screen: 'login', maxScript: MAX_SCRIPT_KB },
  { name: 'Start', path: '/', screen: 'login', maxScript: MAX_SCRIPT_KB },
  { name: 'First question', path: '/quick-appraisal', screen: 'quick-appraisal' },
];

/** The most visited screens, at least one per flow, and the heaviest. */
const SIGNED_IN = [
  { program: 'home_light', screen: 'personal-info' },
  { program: 'home_light', screen: 'offer' },
  { program: 'home_light', screen: 'agreements' },
  { program: 'pesto_cash', screen: 'fund-over-time' },
  { program: 'pesto_item', screen: 'asset-cart' },
];

/** As much text as the sign-in page, without script. */
const STATIC_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Static page</title>
<style>body{font:1rem/1.5 sans-serif;margin:2rem}</style><h1>A page without script</h1>${'<p>This page has as much text as a short form, and loads nothing else.</p>'.repeat(20)}`;

async function serveStaticPage() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(STATIC_PAGE);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://localhost:${server.address().port}/` };
}

async function medianPage(browser, url, runs, options) {
  const found = [];
  for (let run = 0; run < runs; run += 1) found.push(await measurePage(browser, url, options));
  const of = (key) => median(found.map((one) => one[key]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    usable: of('usable'),
    shift: of('shift'),
    script: of('script') / 1000,
  };
}

const usableAt = (screen) => `#root:not([data-prerendered]) main[data-screen="${screen}"]`;

function prerenderedFigures({ name, maxScript }, found, calibration) {
  const paint = (label, key) => ({
    name: `${name}: ${label}`,
    value: found[key],
    unit: 'ms',
    calibration: calibration[key],
    limit: MAX_PAINT_RATIO * calibration[key],
  });
  return [
    { name: `${name}: script until usable`, value: found.script, unit: 'kB', limit: maxScript },
    paint('first contentful paint', 'fcp'),
    paint('largest contentful paint', 'lcp'),
    { name: `${name}: usable`, value: found.usable, unit: 'ms', calibration: calibration.lcp },
    { name: `${name}: layout shift`, value: found.shift, unit: '', limit: MAX_SHIFT },
  ];
}

function signedInFigures({ screen }, found, calibration) {
  return [
    { name: `\`${screen}\`: script until usable`, value: found.script, unit: 'kB' },
    {
      name: `\`${screen}\`: largest contentful paint`,
      value: found.lcp,
      unit: 'ms',
      calibration: calibration.lcp,
      limit: MAX_SIGNED_IN_LCP_MS,
    },
    { name: `\`${screen}\`: layout shift`, value: found.shift, unit: '', limit: MAX_SHIFT },
  ];
}

export async function measurePages(browser, port, { runs, report }) {
  report('A page without script');
  const { server, url } = await serveStaticPage();
  const calibration = await medianPage(browser, url, runs);
  server.close();
  const figures = [];
  for (const page of PRERENDERED) {
    report(page.name);
    const address = `http://bench.localhost:${port}${page.path}`;
    const found = await medianPage(browser, address, runs, { usable: usableAt(page.screen) });
    figures.push(...prerenderedFigures(page, found, calibration));
  }
  for (const page of SIGNED_IN) {
    const { program, screen } = page;
    report(`Signed in: ${screen}`);
    const base = `http://${screen}.localhost:${port}/`;
    const args = ['seed', '--program', program, '--screen', screen, '--base-url', base, '--json'];
    const now = ['--now', new Date().toISOString()];
    const seed = JSON.parse(execFileSync(process.execPath, [PORTAL, ...args, ...now]));
    const found = await medianPage(browser, new URL(seed.path, base).href, runs, {
      usable: usableAt(screen),
      prepare: async (tab) => {
        await tab.goto(seed.url);
        await tab.waitForSelector(usableAt(screen));
      },
    });
    figures.push(...signedInFigures(page, found, calibration));
  }
  return figures;
}
