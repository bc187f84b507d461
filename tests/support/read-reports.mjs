// Counts the tests in JSON reports, and says how to run a failed one alone.
import { relative } from 'node:path';

const quote = (text) => `"${text.replaceAll(/["\\$`]/g, '\\$&')}"`;

const forRegExp = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns `{ passed, failures: [{ title, message, alone }] }` of a Vitest report. */
export function readVitestReport(report, root) {
  const failures = [];
  for (const file of report.testResults) {
    const path = relative(root, file.name);
    const cases = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && cases.length === 0) {
      failures.push({
        title: path,
        message: file.message,
        alone: `npx vitest run ${path}`,
      });
    }
    for (const { fullName, failureMessages } of cases) {
      failures.push({
        title: `${path}: ${fullName}`,
        message: failureMessages.join('\n'),
        alone: `npx vitest run ${path} -t ${quote(forRegExp(fullName))}`,
      });
    }
  }
  return { passed: report.numPassedTests, failures };
}

function* casesOf(suite, titles = []) {
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) yield { spec, test, titles: [...titles, spec.title] };
  }
  for (const inner of suite.suites ?? []) {
    yield* casesOf(inner, inner.file === inner.title ? titles : [...titles, inner.title]);
  }
}

/** Returns the same for a Playwright report. */
export function readPlaywrightReport(report) {
  let passed = 0;
  const failures = report.errors.map(({ message = '', stack }) => ({
    title: 'browser',
    message: stack ?? message,
    alone: 'node tests/run.mjs browser',
  }));
  const cases = report.suites.flatMap((file) => [...casesOf(file)]);
  for (const { spec, test, titles } of cases) {
    if (test.status === 'expected') passed += 1;
    if (test.status !== 'unexpected' && test.status !== 'flaky') continue;
    const errors = test.results.flatMap(({ errors: list }) => list);
    failures.push({
      title: `${spec.file}:${spec.line} [${test.projectName}] ${titles.join(' › ')}`,
      message: errors.map(({ message = '' }) => message).join('\n'),
      alone: `node tests/run.mjs browser --project ${test.projectName} -g ${quote(forRegExp(titles.join(' ')))}`,
    });
  }
  return { passed, failures };
}
