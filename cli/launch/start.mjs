// `npm start`: the portal with its mock, from a checkout with nothing but Node and npm.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, nodeProblem } from './install.mjs';
import { isTaken } from './ports.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readPort() {
  const text = process.env.PORT ?? '5173';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    fail(`PORT must be a number from 1 to 65535, not "${text}".`);
  }
  return port;
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
const port = readPort();
if (await isTaken(port)) {
  fail(`Port ${port} is taken. Stop what listens there, or choose another: PORT=5174 npm start`);
}

try {
  await install(ROOT);
  const { prepare } = await import('./prepare.mjs');
  await prepare({ only: ['styles', 'contract'] });
  const { createServer } = await import('vite');
  const server = await createServer({
    root: ROOT,
    mode: 'mock',
    clearScreen: false,
    logLevel: 'warn',
    // IPv4 by name: browsers and curl reach it as localhost, 127.0.0.1 and *.localhost alike.
    server: { host: '127.0.0.1', port, strictPort: true },
  });
  await server.listen();
  stopWithParent();
  process.stdout.write(`The portal with its mock: http://localhost:${port}/\n`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
