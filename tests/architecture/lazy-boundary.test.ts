import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Without a fallback, tests that wait for the complete page don't know that a part is missing.
const WITHOUT_FALLBACK = /<Suspense(?![^>]*\bfallback=)[^>]*>/;

test('every lazy part has a fallback', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => WITHOUT_FALLBACK.test(readFileSync(`src/${file}`, 'utf8'))),
  ).toEqual([]);
});

test('a lazy part without a fallback would be found', () => {
  expect('<Suspense>').toMatch(WITHOUT_FALLBACK);
  expect('<Suspense fallback={<Loading />}>').not.toMatch(WITHOUT_FALLBACK);
});
