import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');

/** Their submit sends no request, so there is nothing to wait for. */
const SENDS_NOTHING = [
  'features/captcha/captcha-form.tsx',
  'features/landing/finder/landing-finder-screen.tsx',
  'features/quick-appraisal/choose-kind/choose-kind-screen.tsx',
];

const submitsIn = (path: string): readonly string[] =>
  [
    ...readFileSync(join(SOURCES, path), 'utf8').matchAll(/<Button\b[^>]*?\btype="submit"[^>]*/g),
  ].map(([tag]) => tag);

test('every submit button that sends a request shows that it is busy', () => {
  const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'));
  expect(components.flatMap(submitsIn).length).toBeGreaterThan(20);
  const withoutBusy = components.filter((path) =>
    submitsIn(path).some((tag) => !/ loading=\{/.test(tag)),
  );
  expect(withoutBusy.toSorted()).toEqual(SENDS_NOTHING);
});
