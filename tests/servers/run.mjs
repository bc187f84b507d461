// `npm run test:nginx`: the flows behind a real nginx with the files of `portal deploy`, Caddy with
// its own, and several `portal serve` behind one nginx. Further arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from '../../cli/start/install.mjs';
import { exitWithError, UsageError } from '../../cli/start/usage-error.mjs';

const ROOT = join(import.meta.dirname, '../..');
for (const [command, question, debian] of [
  ['nginx', '-v', 'nginx-light'],
  ['caddy', 'version', 'caddy'],
]) {
  const { error } = spawnSync(command, [question], { stdio: 'ignore' });
  if (error === undefined) continue;
  exitWithError(
    new UsageError(
      `${command} not found: run 'apt-get install --no-install-recommends ${debian}' or 'brew install ${command}'`,
    ),
  );
}

await install(ROOT);
const { runScript } = await import('../../cli/build/run-script.mjs');
await runScript('prepare');
await runScript('build');
const { findChromium } = await import('../../cli/start/chromium.mjs');
const environment = {
  ...process.env,
  CHROMIUM_PATH: await findChromium(),
  PORTAL_TEST_OTHER_ORIGIN: 'nginx',
};

function run(tool, args, more = {}) {
  const { status } = spawnSync(process.execPath, [join('node_modules', tool), ...args], {
    cwd: ROOT,
    env: { ...environment, ...more },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const given = process.argv.slice(2);
function cases(which, more) {
  const args = ['test', '--config=tests/playwright.config.ts', '--project=other-origin', ...which];
  run('@playwright/test/cli.js', args, more);
}

cases(
  given.length > 0 ? given : ['tests/servers', 'tests/flows', 'tests/session', 'tests/consent'],
);
// The same nginx for a deployment with card fields on a separate origin.
if (given.length === 0) cases(['tests/flows'], { PORTAL_TEST_OTHER_ORIGIN: 'cards' });
