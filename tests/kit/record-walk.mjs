// Signs in with `portal record`, as somebody would from the developer tools of another browser, and leaves
// what it wrote in a file.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';

const PORTAL = join(import.meta.dirname, '../../cli/bin/portal.mjs');
/** How long the page may take on a busy machine, ms. */
const patience = 120_000;

const SEED = ['--signed-out', '--status', 'MANUAL_REVIEW', '--persona', 'P-05'];

/** A port that nobody listens to. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function signIn(page) {
  await page.getByRole('radio', { name: 'Email' }).check();
  await page.getByLabel('Email address').fill('zoe.dangelo-nunez@example.com');
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByLabel('6-character code').fill('123456');
  await page.getByRole('button', { name: 'Verify Code' }).click();
}

/** Until the command has written a text into the file, which it does as the page tells it. */
async function untilWritten(file, text) {
  for (const end = Date.now() + patience; Date.now() < end; await setTimeout(100)) {
    const written = await readFile(file, 'utf8').catch(() => '');
    if (written.includes(text)) return;
  }
  throw new Error(`${file} never said ${text}`);
}

/** Writes the test into `file`, and nothing that must not stand there. */
export async function recordWalk(file) {
  const port = await freePort();
  const args = [PORTAL, 'record', file, ...SEED, '--remote', String(port)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'pipe'] });
  const ended = once(child, 'exit');
  let said = '';
  await new Promise((resolve, reject) => {
    child.stderr.on('data', (part) => {
      said += part.toString();
      if (said.includes('is written into')) resolve();
    });
    void ended.then(([code]) => reject(new Error(`portal record: ${String(code)} ${said}`)));
  });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${String(port)}`);
  const pages = browser.contexts().flatMap((context) => context.pages());
  const page = pages.find((one) => one.url().startsWith('http'));
  await untilWritten(file, "expectScreen('login')");
  await signIn(page);
  await untilWritten(file, "expectScreen('manual-review')");
  await page.close();
  await browser.close();
  const [code] = await ended;
  if (code !== 0) throw new Error(`portal record ended with ${String(code)}: ${said}`);
}
