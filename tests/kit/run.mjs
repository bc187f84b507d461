// `npm run test:kit`: packs the kit and uses it in an independent project. --whole completes every
// flow, with the kit and as recorded; --url runs the browser tests against a running portal.
import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../cli/start/chromium.mjs';
import { makePackage } from './make-package.mjs';

const ROOT = join(import.meta.dirname, '../..');

const { values } = parseArgs({
  options: { whole: { type: 'boolean' }, url: { type: 'string' } },
});

/** A project would install these; here they are the checkout's. */
const TOOLS = [
  '@playwright',
  '@types',
  'playwright',
  'playwright-core',
  'typescript',
  'vite',
  'vitest',
];

function run(what, command, args, options = {}) {
  process.stdout.write(`${what}\n`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) throw new Error(`${what}: ended with ${String(status)}`);
}

async function serve(args) {
  const program = join(ROOT, 'cli/bin/portal.cjs');
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--json', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (part) => {
      text += part.toString();
      if (text.endsWith('}\n')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`portal serve ended with ${String(code)}`)));
  });
  return { origin: JSON.parse(text).origin, end: () => void child.kill() };
}

const folder = await mkdtemp(join(tmpdir(), 'portal-kit-fresh-'));
try {
  process.stdout.write('Packed the test kit\n');
  const file = await makePackage(folder);
  const project = join(folder, 'project');
  await cp(join(import.meta.dirname, 'fresh'), project, { recursive: true });
  await writeFile(
    join(project, 'package.json'),
    '{"name":"fresh","private":true,"type":"module"}\n',
  );
  run(
    'It is installed from its file, offline',
    'npm',
    [
      'install',
      '--offline',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      file,
    ],
    { cwd: project },
  );
  for (const name of TOOLS) {
    const link = join(project, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(ROOT, 'node_modules', name), link);
  }
  const tool = (path) => join(ROOT, 'node_modules', path);
  const strict = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2022',
    '--types',
    'node',
  ];
  for (const resolution of [
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
    ['--module', 'nodenext'],
  ]) {
    run(
      `Its types hold: ${resolution.join(' ')}`,
      process.execPath,
      [tool('typescript/bin/tsc'), ...strict, ...resolution, 'types.ts'],
      { cwd: project },
    );
  }
  run('Without a browser', process.execPath, [tool('vitest/vitest.mjs'), 'run'], {
    cwd: project,
  });
  if (values.url === undefined) {
    const recorder = join(import.meta.dirname, 'record-walk.mjs');
    const recorded = join(project, 'a-new-folder');
    run('Walks are recorded', process.execPath, [
      recorder,
      recorded,
      ...(values.whole ? ['--whole'] : []),
    ]);
  }
  const built = join(folder, 'built');
  if (values.url === undefined) {
    const build = ['build', '--outDir', built, '--logLevel', 'error'];
    run('The portal is built', process.execPath, [tool('vite/bin/vite.js'), ...build], {
      cwd: ROOT,
    });
  }
  const served = values.url === undefined ? await serve(['--static', built]) : null;
  try {
    const address = values.url ?? `${served.origin}/`;
    const chosen = values.whole ? [] : ['--grep-invert', '@whole'];
    run(
      `In a browser, at ${address}`,
      process.execPath,
      [tool('@playwright/test/cli.js'), 'test', ...chosen],
      {
        cwd: project,
        env: { ...process.env, PORTAL_URL: address, CHROMIUM_PATH: await findChromium() },
      },
    );
    if (served !== null) {
      const example = (name) => join(project, 'node_modules/portal-kit/examples', name);
      run('With curl', 'sh', [example('plain.sh'), served.origin]);
      run('With Python', 'python3', [example('plain.py'), served.origin]);
    }
  } finally {
    served?.end();
  }
  process.stdout.write('The test kit works in a separate project.\n');
} finally {
  await rm(folder, { recursive: true, force: true });
}
