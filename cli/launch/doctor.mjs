// What `portal doctor` looks at. Plain Node and nothing else, so that it also runs where nothing was
// installed or bundled yet.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isInstalled, nodeProblem } from './install.mjs';
import { isTaken } from './ports.mjs';
import { preparedState } from './prepare.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const execute = promisify(execFile);

const ok = (name, found) => ({ name, state: 'ok', found });
const note = (name, found, mend) => ({ name, state: 'note', found, mend });
const wrong = (name, found, mend) => ({ name, state: 'wrong', found, mend });

/** The first line that a program prints about its version, or null where it cannot be run. */
async function version(command, args = ['--version']) {
  const windows = process.platform === 'win32';
  try {
    const { stdout } = await execute(command, args, { timeout: 20_000, shell: windows });
    return stdout.trim().split('\n').at(0) ?? '';
  } catch {
    return null;
  }
}

function checkNode() {
  const problem = nodeProblem();
  return problem === null
    ? ok('Node', process.versions.node)
    : wrong('Node', problem, 'Install Node 20.19 or newer.');
}

async function checkNpm() {
  const found = await version('npm');
  return found === null
    ? wrong('npm', 'npm cannot be run', 'Install npm; it comes with Node.')
    : ok('npm', found);
}

function checkDependencies() {
  if (!existsSync(join(ROOT, 'node_modules/.package-lock.json'))) {
    return wrong('dependencies', 'not installed', 'npm ci');
  }
  return isInstalled(ROOT)
    ? ok('dependencies', 'as package-lock.json has them')
    : wrong('dependencies', 'older than package-lock.json', 'npm ci');
}

async function checkGenerated() {
  const parts = await preparedState();
  return parts.map(({ title, state }) => {
    const name = `generated: ${title}`;
    if (state === 'fresh') return ok(name, 'newer than its sources');
    if (state === 'missing') return wrong(name, 'missing', 'npm run codegen');
    const maker = title === 'command line' ? 'the next portal command' : 'npm start';
    return note(name, 'older than its sources', `${maker} makes it anew; or npm run codegen`);
  });
}

async function checkChromium() {
  const mend =
    'npm test gets one; or install chromium-headless-shell, or set CHROMIUM_PATH to one.';
  try {
    const { installedChromium } = await import('./chromium.mjs');
    const path = await installedChromium();
    if (path === undefined) return wrong('Chromium', 'none found', mend);
    const found = await version(path);
    return found === null
      ? wrong('Chromium', `${path} does not start`, mend)
      : ok('Chromium', `${found} (${path})`);
  } catch (error) {
    return wrong('Chromium', error.message, mend);
  }
}

/** Whether what answers at an address of ours answers as ours does. */
async function answers(address, status) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(3000) });
    await response.body?.cancel();
    return response.status === status;
  } catch {
    return false;
  }
}

async function checkPort({ port, use, path, status, mend }) {
  const name = `port ${port}`;
  if (!(await isTaken(port))) return ok(name, `free for ${use}`);
  if (await answers(`http://127.0.0.1:${port}${path}`, status))
    return ok(name, `${use} is running`);
  return wrong(name, `taken by something that is not ${use}`, mend);
}

async function checkPorts() {
  const text = process.env.PORT ?? '5173';
  const port = Number(text);
  const valid = /^\d+$/.test(text) && port >= 1 && port <= 65535;
  const mock = {
    port: 4000,
    use: 'portal serve',
    path: '/__mock/clock',
    status: 200,
    mend: 'Stop what listens there, or choose another: portal serve --port 4001',
  };
  const start = {
    port,
    use: 'npm start',
    path: '/__dev/open-seed',
    status: 405,
    mend: `Stop what listens there, or choose another: PORT=${port === 5173 ? 5174 : 5173} npm start`,
  };
  const bad = wrong(
    'PORT',
    `"${text}" is not a port`,
    'Unset PORT, or give a number from 1 to 65535.',
  );
  return Promise.all([valid ? checkPort(start) : bad, checkPort(mock)]);
}

/** The names that an env file sets, with their lines. */
function variablesOf(file) {
  const path = join(ROOT, file);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const [, name, value] = /^\s*(?:export\s+)?(PORTAL_\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    return name === undefined ? [] : [{ file, line: index + 1, name, value }];
  });
}

const isAddress = (text) => URL.canParse(text) && /^https?:/.test(text);

/** What cannot be right about the value of a variable, or null. */
function valueProblem({ name, value = '' }) {
  const text = value.replace(/^(["'])(.*)\1$/, '$2');
  if (text === '') return null;
  if (name === 'PORTAL_TAX_ID_POLICY') {
    return ['standard', 'sandbox'].includes(text) ? null : `"${text}" is not standard or sandbox`;
  }
  if (name === 'PORTAL_API_PATH') return text.startsWith('/') ? null : 'does not start with /';
  if (!/_(DIRECT|PROXY|ISSUER|JWKS_URI|HOST)$/.test(name) || isAddress(text)) return null;
  return `"${text}" is not an address`;
}

function checkConfiguration() {
  const known = new Set(variablesOf('.env.example').map(({ name }) => name));
  const files = ['.env', '.env.local', '.env.development', '.env.development.local'].filter(
    (file) => existsSync(join(ROOT, file)),
  );
  if (files.length === 0) {
    return [ok('configuration', 'no .env: npm start needs none, and npx vite finds portal serve')];
  }
  const problems = files.flatMap(variablesOf).flatMap((variable) => {
    const { file, line, name } = variable;
    const problem = known.has(name) ? valueProblem(variable) : 'no variable of the portal';
    const mend = 'See .env.example.';
    return problem === null
      ? []
      : [wrong('configuration', `${file}:${line} ${name}: ${problem}`, mend)];
  });
  return problems.length > 0 ? problems : [ok('configuration', files.join(', '))];
}

/** Everything that was looked at: `[{ name, state: 'ok' | 'note' | 'wrong', found, mend? }]`. Changes and installs nothing. */
export async function examine() {
  const checks = [
    checkNode(),
    checkNpm(),
    checkDependencies(),
    checkGenerated(),
    checkChromium(),
    checkPorts(),
    checkConfiguration(),
  ];
  return (await Promise.all(checks)).flat();
}
