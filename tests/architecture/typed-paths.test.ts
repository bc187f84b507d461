import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROUTES } from '../../src/catalogue/routes';
import { readImports } from './read-imports';
import { typedPaths } from './typed-paths';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURE = join(import.meta.dirname, 'fixture');

/** Without the root: a single slash can mean anything. */
const KNOWN = new Set(ROUTES.map(({ path }) => path).filter((path) => /\w/.test(path)));

test('paths come from the catalogue in portal, mock and command line', () => {
  expect(KNOWN.size).toBeGreaterThan(50);
  expect(
    typedPaths(ROOT, readImports(ROOT, ['src', 'mock-server', 'cli', 'fixtures']), KNOWN),
  ).toEqual([]);
});

test('a literal path is reported', () => {
  expect(typedPaths(FIXTURE, readImports(FIXTURE, ['src']), KNOWN)).toEqual([
    'src/app/types-a-path.ts has typed /login',
    'src/app/types-a-path.ts has typed /login-callback',
    'src/app/types-a-path.ts has typed /app/settings',
  ]);
});
