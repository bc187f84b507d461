// `npm start`: serves the portal with its mock, from a checkout with only Node and npm.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runScript } from '../build/run-script.mjs';
import { networkOrigins } from './addresses.mjs';
import { install, nodeProblem } from './install.mjs';
import { isTaken } from './ports.mjs';
import { announceServer } from './running-servers.mjs';
import { showStep } from './show-step.mjs';
import { startOptions } from './start-options.mjs';
import { exitWithError } from './usage-error.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

const NEEDS_HTTPS =
  'The mock needs HTTPS on other devices. Run: npm start -- --host --https\n' +
  'Or serve the production build, which works over HTTP: npm run build && npx portal serve --static dist --host';

const fail = (message) => exitWithError(new Error(message));

/** npm doesn't always forward signals. */
function stopWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, 1000).unref();
}

const problem = nodeProblem();
if (problem !== null) fail(problem);
function readOptions() {
  try {
    return startOptions(process.argv.slice(2), process.env);
  } catch (error) {
    return exitWithError(error);
  }
}

const { port, host, https: given, own } = readOptions();

/** Same as `portal serve --https`. */
async function ownCertificate() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(ROOT, 'cli/support/authority.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  const { tls, authority } = await module.serverCertificates([]);
  return { https: { cert: tls.cert, key: tls.key }, authority };
}

/** For a phone; on a terminal only. */
async function showCode(address) {
  if (!process.stdout.isTTY) return;
  const { renderUnicodeCompact } = await import('uqr');
  process.stdout.write(`${renderUnicodeCompact(address)}\n`);
}

async function startServer(https) {
  const { createServer } = await import('vite');
  const server = await createServer({
    root: ROOT,
    mode: 'mock',
    clearScreen: false,
    logLevel: 'warn',
    server: { host, port, strictPort: true, ...(https === undefined ? {} : { https }) },
  });
  await server.listen();
}

if (await isTaken(port)) {
  fail(`port ${port} is in use: stop the other program, or run 'PORT=5174 npm start'`);
}

try {
  await install(ROOT);
  await showStep('Generating code, fonts and styles', () => runScript('codegen'));
  const { https, authority } = own ? await ownCertificate() : { https: given, authority: null };
  await showStep('Starting the server', () => startServer(https));
  stopWithParent();
  const scheme = https === undefined ? 'http' : 'https';
  announceServer({ kind: 'start', url: `${scheme}://localhost:${port}/`, root: ROOT });
  process.stdout.write(`Portal with mock backend: ${scheme}://localhost:${port}/\n`);
  if (host !== '127.0.0.1') {
    for (const origin of networkOrigins({ host, port, scheme })) {
      process.stdout.write(`Network: ${origin}/\n`);
      await showCode(`${origin}/`);
    }
    if (authority !== null)
      process.stdout.write(`Certificate to trust on the phone: ${authority}\n`);
    if (https === undefined) process.stderr.write(`${NEEDS_HTTPS}\n`);
  }
} catch (error) {
  exitWithError(error instanceof Error ? error : new Error(String(error)));
}
