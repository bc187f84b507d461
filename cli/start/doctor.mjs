// Checks of `portal doctor`. Plain Node without packages, so that it runs before anything is installed.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isInstalled, nodeProblem } from './install.mjs';
import { isTaken } from './ports.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const execute = promisify(execFile);

const ok = (name, found) => ({ name, state: 'ok', found });
const wrong = (name, found, fix) => ({ name, state: 'wrong', found, fix });

/** First line of the output, or null if the program doesn't run. */
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
    : wrong('Node', problem, 'install Node 20.19 or newer');
}

async function checkNpm() {
  const found = await version('npm');
  return found === null
    ? wrong('npm', 'npm does not run', 'install npm, which is part of Node')
    : ok('npm', found);
}

function checkDependencies() {
  if (!existsSync(join(ROOT, 'node_modules/.package-lock.json'))) {
    return wrong('dependencies', 'not installed', 'run npm ci');
  }
  return isInstalled(ROOT)
    ? ok('dependencies', 'up to date')
    : wrong('dependencies', 'older than package-lock.json', 'run npm ci');
}

/** Written by the steps of `npm run prepare`. */
const GENERATED = ['src/contract/generated', 'src/ui/generated', 'styled-system', 'cli/dist'];

function checkGenerated() {
  const missing = GENERATED.filter((path) => !existsSync(join(ROOT, path)));
  return missing.length === 0
    ? ok('generated files', 'present')
    : wrong('generated files', `missing: ${missing.join(', ')}`, 'run npm run prepare');
}

async function checkChromium() {
  const fix = 'run npm test (installs one), install chromium-headless-shell, or set CHROMIUM_PATH';
  try {
    const { installedChromium } = await import('./chromium.mjs');
    const path = await installedChromium();
    if (path === undefined) return wrong('Chromium', 'none found', fix);
    const found = await version(path);
    return found === null
      ? wrong('Chromium', `${path} does not start`, fix)
      : ok('Chromium', `${found} (${path})`);
  } catch (error) {
    return wrong('Chromium', error.message, fix);
  }
}

/** Whether the server there is ours. */
async function answers(address, status) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(3000) });
    await response.body?.cancel();
    return response.status === status;
  } catch {
    return false;
  }
}

async function checkPort({ port, use, path, status, fix }) {
  const name = `port ${port}`;
  if (!(await isTaken(port))) return ok(name, `free for ${use}`);
  if (await answers(`http://127.0.0.1:${port}${path}`, status))
    return ok(name, `${use} is running`);
  return wrong(name, 'in use by another program', fix);
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
    fix: 'stop that program, or run portal serve --port 4001',
  };
  const start = {
    port,
    use: 'npm start',
    path: '/__dev/open-seed',
    status: 405,
    fix: `stop that program, or run PORT=${port === 5173 ? 5174 : 5173} npm start`,
  };
  const bad = wrong(
    'PORT',
    `invalid PORT '${text}': expected 1-65535`,
    'unset PORT, or set it to a free port',
  );
  return Promise.all([valid ? checkPort(start) : bad, checkPort(mock)]);
}

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

/** Null if the value is valid. */
function valueProblem({ name, value = '' }) {
  const text = value.replace(/^(["'])(.*)\1$/, '$2');
  if (text === '') return null;
  if (name === 'PORTAL_TAX_ID_POLICY') {
    return ['standard', 'sandbox'].includes(text)
      ? null
      : `invalid value '${text}': expected standard or sandbox`;
  }
  if (name === 'PORTAL_API_PATH')
    return text.startsWith('/')
      ? null
      : `invalid value '${text}': expected a path, such as /graphql`;
  if (!/_(DIRECT|PROXY|ISSUER|JWKS_URI|HOST)$/.test(name) || isAddress(text)) return null;
  return `invalid value '${text}': expected an http or https URL`;
}

function checkConfiguration() {
  const known = new Set(variablesOf('.env.example').map(({ name }) => name));
  const files = ['.env', '.env.local', '.env.development', '.env.development.local'].filter(
    (file) => existsSync(join(ROOT, file)),
  );
  if (files.length === 0) {
    return [ok('configuration', 'no .env file, so defaults apply')];
  }
  const problems = files.flatMap(variablesOf).flatMap((variable) => {
    const { file, line, name } = variable;
    const problem = known.has(name) ? valueProblem(variable) : 'unknown variable';
    const fix = 'see .env.example';
    return problem === null
      ? []
      : [wrong('configuration', `${file}:${line} ${name}: ${problem}`, fix)];
  });
  return problems.length > 0 ? problems : [ok('configuration', files.join(', '))];
}

/** Returns `[{ name, state: 'ok' | 'wrong', found, fix? }]`. Changes nothing. */
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
