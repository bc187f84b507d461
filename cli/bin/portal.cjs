#!/usr/bin/env node
// Rebuilds an outdated bundle first. CommonJS, because Node starts it faster than a module.
const { existsSync, readdirSync, statSync, utimesSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '../..');
const BUNDLE = join(ROOT, 'cli/dist/portal.cjs');

const sources = () =>
  require('../../package.json')
    .wireit['build:cli'].files.filter((pattern) => pattern.endsWith('/**') && pattern[0] !== '!')
    .map((pattern) => join(ROOT, pattern.slice(0, -'/**'.length)));

const NOT_BUNDLED = ['build', 'dist', 'generated', 'panel', 'start', 'testing'];

/** Tests don't count. `time` in ms. */
function hasNewer(folder, time) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory())
      return !entry.name.includes('.test.') && statSync(path).mtimeMs > time;
    return !NOT_BUNDLED.includes(entry.name) && hasNewer(path, time);
  });
}

function isStale() {
  const built = statSync(BUNDLE, { throwIfNoEntry: false });
  return built === undefined || sources().some((folder) => hasNewer(folder, built.mtimeMs));
}

async function rebuild() {
  if (!existsSync(join(ROOT, 'node_modules/wireit'))) {
    throw new Error("the dependencies aren't installed: run 'npm ci' in the checkout");
  }
  const { runScript } = await import('../build/run-script.mjs');
  await runScript('build:cli');
  // The sources may have changed and changed back: then nothing was built.
  utimesSync(BUNDLE, new Date(), new Date());
}

/** For `portal doctor`, also prints the results of its checks. */
async function fail(error) {
  process.stderr.write(`error: ${error.message}\n`);
  process.exitCode = 1;
  if (process.argv[2] !== 'doctor') return;
  const { examine } = await import('../start/doctor.mjs');
  for (const { name, state, found, fix = '' } of await examine()) {
    process.stdout.write(`${state.padEnd(5)}  ${name}: ${found}${fix && ` → ${fix}`}\n`);
  }
}

if (isStale()) rebuild().then(() => require(BUNDLE), fail);
else require(BUNDLE);
