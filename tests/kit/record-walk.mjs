// Completes a flow while `portal record` records it, like a user with another browser's developer
// tools: `node record-walk.mjs <folder>`; with --whole one test per flow.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { runnerImport } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const PORTAL = join(ROOT, 'cli/bin/portal.cjs');

/** Loading TypeScript sets this process to development, which builds would inherit. */
const environment = { ...process.env };

const load = async (path) => {
  const plain = { configFile: false, css: { postcss: {} }, logLevel: 'error' };
  return (await runnerImport(join(ROOT, path), { root: ROOT, ...plain })).module;
};

const { RECORDED_WALKS, beginningOf, doWalk } = await load('tests/kit/recorded-walks.ts');
const { afterWaiting, pageTimeout } = await load('cli/browser/page-timeout.ts');

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function untilWritten(file, text) {
  const most = pageTimeout();
  let written = '';
  for (const end = Date.now() + most; Date.now() < end; await setTimeout(100)) {
    written = await readFile(file, 'utf8').catch(() => '');
    if (written.includes(text)) return;
  }
  throw new Error(`${file} never said ${text} ${afterWaiting(most)}. It says:\n${written}`);
}

async function recordWalk(file, flow, until) {
  const port = await freePort();
  const args = [PORTAL, 'record', file, ...beginningOf(flow), '--remote', String(port)];
  const child = spawn(process.execPath, args, {
    env: environment,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  try {
    await new Promise((resolve, reject) => {
      child.stderr.on('data', (part) => {
        output += part.toString();
        if (output.includes('Recording your actions to')) resolve();
      });
      void ended.then(([code]) => reject(new Error(`portal record: ${String(code)} ${output}`)));
    });
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${String(port)}`);
    const pages = browser.contexts().flatMap((context) => context.pages());
    const page = pages.find((one) => one.url().startsWith('http'));
    await untilWritten(file, 'expectScreen(');
    await doWalk(page, flow, until);
    await untilWritten(file, `expectScreen('${until}')`);
    // Closing the developer tools ends the recording.
    await browser.close();
    const [code] = await ended;
    if (code !== 0) throw new Error(`portal record ended with ${String(code)}: ${output}`);
  } finally {
    child.kill();
  }
}

const { values, positionals } = parseArgs({
  options: { whole: { type: 'boolean' } },
  allowPositionals: true,
});
for (const [flow, until] of values.whole ? RECORDED_WALKS : RECORDED_WALKS.slice(0, 1)) {
  process.stdout.write(`Recorded the ${flow} flow\n`);
  await recordWalk(join(positionals[0], `recorded-${flow}.case.ts`), flow, until);
}
