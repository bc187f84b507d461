// `npm run test:engines`: sign-in, the flows, the card frame, uploads, the QR code and printing in
// WebKit and Firefox, with the same steps as in Chromium. Further arguments go to Playwright:
// `--project firefox` runs one engine.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from '../../cli/start/install.mjs';
import { exitWithError, UsageError } from '../../cli/start/usage-error.mjs';

const ROOT = join(import.meta.dirname, '../..');
const given = process.argv.slice(2);

const NEEDED = [
  ['firefox-esr', ['--version'], 'firefox-esr'],
  ['WebKitWebDriver', ['--help'], 'webkit2gtk-driver'],
  ['xvfb-run', ['--help'], 'xvfb'],
];
const missing = NEEDED.filter(
  ([tool, args]) => spawnSync(tool, args, { stdio: 'ignore' }).error !== undefined,
).map(([, , debianPackage]) => debianPackage);
if (missing.length > 0) {
  exitWithError(
    new UsageError(
      `missing programs: run 'apt-get install --no-install-recommends ${missing.join(' ')}'`,
    ),
  );
}

await install(ROOT);
const { runScript } = await import('../../cli/build/run-script.mjs');
await runScript('prepare');
await runScript('build');

/** Runs a command; exits with its exit code if that isn't 0. */
function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// WebKit's browser has no headless mode.
run(
  'xvfb-run',
  '--auto-servernum',
  '--server-args=-screen 0 1400x1000x24',
  process.execPath,
  join('node_modules', '@playwright/test/cli.js'),
  'test',
  '--config=tests/engines/playwright.config.ts',
  ...given,
);
