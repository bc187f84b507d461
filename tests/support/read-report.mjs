// Reads a JSON report of Vitest or Playwright.
import { relative } from 'node:path';

/** A shell argument that matches exactly this title. */
const pattern = (title) =>
  `"${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/["\\$`]/g, '\\$&')}"`;

function readVitest({ numPassedTests, testResults }, root) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const path = relative(root, name);
    const alone = `npx vitest run ${path}`;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file can fail outside its tests, for example while it loads.
    if (failed.length === 0) return status === 'failed' ? [{ title: path, alone }] : [];
    return failed.map(({ fullName }) => ({
      title: `${path}: ${fullName}`,
      alone: `${alone} -t ${pattern(fullName)}`,
    }));
  });
  return { passed: numPassedTests, failures };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function readPlaywright({ stats, suites, errors }) {
  const failures = suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => ({
        title: `${file}:${line} [${projectName}] ${title}`,
        alone: `node tests/run.mjs browser ${file}:${line} --project ${projectName}`,
      })),
  );
  // Such as a web server that didn't start.
  const others = errors.map(({ message = '' }) => ({
    title: message,
    alone: 'node tests/run.mjs browser',
  }));
  return { passed: stats.expected, failures: [...failures, ...others] };
}

const READERS = { vitest: readVitest, playwright: readPlaywright };

/** `{ passed, failures: [{ title, alone }] }`; `alone`: the command that runs only this test. */
export const readReport = (tool, report, root) => READERS[tool](report, root);
