// `npm start`: the portal with its mock, from a checkout with nothing but Node and npm.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { networkOrigins } from './addresses.mjs';
import { install, nodeProblem } from './install.mjs';
import { isTaken } from './ports.mjs';
import { startOptions } from './start-options.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

const NEEDS_HTTPS =
  'Browsers let the mock run over HTTPS or on this machine only. For a phone: npm start -- --host --https, ' +
  'or serve the production build, which needs none: npm run build && npx portal serve --static dist --host';

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** npm does not always hand a signal on: without it the server must not stay behind. */
function stopWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, 1000).unref();
}

const problem = nodeProblem();
if (problem !== null) fail(problem);
/** What was told, or the end: nothing is served that was not meant. */
function readOptions() {
  try {
    return startOptions(process.argv.slice(2), process.env);
  } catch (error) {
    return fail(error.message);
  }
}

const { port, host, https: given, own } = readOptions();
/** How long nothing was asked for when a page has all that it wants, ms. */
const SETTLED = 5000;

/** Once a page is there, what was left out for its sake is done: the first edit does not wait for it. */
function settle(server) {
  let open = 0;
  let timer;
  const read = async () => {
    server.httpServer.off('request', follow);
    const { readSources } = await import('./kept-styles.mjs');
    await readSources().catch((error) => server.config.logger.error(error.message));
  };
  const follow = (_request, response) => {
    open += 1;
    clearTimeout(timer);
    response.on('close', () => {
      open -= 1;
      if (open === 0) timer = setTimeout(read, SETTLED).unref();
    });
  };
  server.httpServer.on('request', follow);
}

/** A certificate of an authority of this checkout, as `portal serve --https` has. */
async function ownCertificate() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(ROOT, 'cli/support/authority.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  const { tls, authority } = module.serverCertificates([]);
  return { https: { cert: tls.cert, key: tls.key }, authority };
}

/** The address as a picture that a phone's camera reads; only where somebody can look at it. */
async function showCode(address) {
  if (!process.stdout.isTTY) return;
  const { renderUnicodeCompact } = await import('uqr');
  process.stdout.write(`${renderUnicodeCompact(address)}\n`);
}

if (await isTaken(port)) {
  fail(`Port ${port} is taken. Stop what listens there, or choose another: PORT=5174 npm start`);
}

try {
  await install(ROOT);
  const { prepare } = await import('./prepare.mjs');
  await prepare({ only: ['styles', 'fonts', 'contract'] });
  const { createServer } = await import('vite');
  const { https, authority } = own ? await ownCertificate() : { https: given, authority: null };
  const server = await createServer({
    root: ROOT,
    mode: 'mock',
    clearScreen: false,
    logLevel: 'warn',
    server: { host, port, strictPort: true, ...(https === undefined ? {} : { https }) },
  });
  settle(server);
  await server.listen();
  stopWithParent();
  const scheme = https === undefined ? 'http' : 'https';
  process.stdout.write(`The portal with its mock: ${scheme}://localhost:${port}/\n`);
  if (host !== '127.0.0.1') {
    for (const origin of networkOrigins({ host, port, scheme })) {
      process.stdout.write(`In the network: ${origin}/\n`);
      await showCode(`${origin}/`);
    }
    if (authority !== null) process.stdout.write(`For the phone to trust: ${authority}\n`);
    if (https === undefined) process.stderr.write(`${NEEDS_HTTPS}\n`);
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
