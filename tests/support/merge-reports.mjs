// Merges the reports of `--shard` machines.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlaywrightReport } from './read-reports.mjs';
import { readReport, runTool, tell } from './run-suites.mjs';

const REPORT = join('test-results', 'report');

/** Merges the browser reports in `folder` to test-results/report: `{ passed, failed }`. */
export async function mergeReports(folder, root) {
  const started = performance.now();
  const temporary = await mkdtemp(join(tmpdir(), 'portal-report-'));
  const json = join(temporary, 'report.json');
  const { output } = await runTool(
    [
      join('node_modules', '@playwright/test/cli.js'),
      'merge-reports',
      '--config=tests/playwright.config.ts',
      '--reporter=json,html',
      folder,
    ],
    {
      root,
      environment: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: json,
        PLAYWRIGHT_HTML_OUTPUT_DIR: REPORT,
        PLAYWRIGHT_HTML_OPEN: 'never',
      },
    },
  );
  const data = await readReport(json);
  await rm(temporary, { recursive: true, force: true });
  const result =
    data === null
      ? { passed: 0, failures: [{ title: folder, message: output, alone: `ls ${folder}` }] }
      : readPlaywrightReport(data);
  tell({ name: 'browser' }, result, (performance.now() - started) / 1000);
  if (data !== null) process.stdout.write(`The report is ${join(REPORT, 'index.html')}\n`);
  return { passed: result.passed, failed: result.failures.length };
}
