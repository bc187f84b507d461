// `npm run mutation [PART …] [FILE …]`. Reports are in reports/mutation; another run only tests
// changes.
import { readFile } from 'node:fs/promises';
import { Stryker } from '@stryker-mutator/core';
import { runScript } from '../../cli/build/run-script.mjs';
import { exitWithError, invalid } from '../../cli/start/usage-error.mjs';
import { PARTS, THRESHOLD } from './parts.mjs';

const NOT_MUTATED = ['!**/*.test.ts', '!**/testing/**', '!**/*.d.ts'];

async function runPart(part, files) {
  const folder = `reports/mutation/${part}`;
  const { code, cases } = PARTS[part];
  // Read by the Vitest of each worker, which inherits it.
  process.env['PORTAL_MUTATION_CASES'] = JSON.stringify(cases);
  await new Stryker({
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    mutate: files.length > 0 ? files : [...code, ...NOT_MUTATED],
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env['MUTATION_CONCURRENCY'] ?? 2),
    incremental: true,
    incrementalFile: `${folder}/incremental.json`,
    tempDirName: `reports/mutation/.sandbox-${part}`,
    reporters: ['clear-text', 'html', 'json', 'progress'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `${folder}/index.html` },
    jsonReporter: { fileName: `${folder}/report.json` },
    // A busy machine must not look like a detected endless loop.
    timeoutMS: 20_000,
    // The summary reports scores below this for all parts together.
    thresholds: { high: THRESHOLD, low: THRESHOLD, break: null },
    ignorePatterns: ['dist', 'dist-mock', 'dist-demo', 'docs', 'reports', 'test-results'],
    // Only needed for the type checker, whose API TypeScript 7 lacks.
    tsconfigFile: 'none',
    disableTypeChecks: false,
  }).runMutationTest();
  return scoreOf(JSON.parse(await readFile(`${folder}/report.json`, 'utf8')));
}

function scoreOf({ files }) {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map((m) => m.status));
  const count = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const missed = count('Survived', 'NoCoverage');
  return { noticed, missed, percent: (100 * noticed) / (noticed + missed) };
}

const named = process.argv.slice(2);
const files = named.filter((name) => name.includes('/'));
const parts = named.filter((name) => !name.includes('/'));
const unknown = parts.find((part) => !(part in PARTS));
if (unknown !== undefined) {
  exitWithError(invalid('part', unknown, `expected one of ${Object.keys(PARTS).join(', ')}`));
}

await runScript('prepare');
const rows = [];
for (const part of parts.length > 0 ? parts : Object.keys(PARTS)) {
  const started = performance.now();
  const score = await runPart(part, files);
  rows.push({ part, ...score, minutes: (performance.now() - started) / 60_000 });
}
for (const { part, noticed, missed, percent, minutes } of rows) {
  const outcome = percent >= THRESHOLD ? 'ok' : `BELOW ${THRESHOLD} %`;
  process.stdout.write(
    `${outcome} ${part}: ${percent.toFixed(1)} % (${noticed} noticed, ${missed} missed, ${minutes.toFixed(1)} min)\n`,
  );
}
process.exitCode = rows.every(({ percent }) => percent >= THRESHOLD) ? 0 : 1;
