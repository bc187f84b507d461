import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circles, wrongArrows } from './import-rules';
import { readImports } from './read-imports';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURE = join(import.meta.dirname, 'fixture');
const FOLDERS = ['src', 'mock-server', 'fixtures', 'cli'];

test('the project keeps to the arrows', () => {
  const graph = readImports(ROOT, FOLDERS);
  expect(graph.size).toBeGreaterThan(50);
  expect(wrongArrows(graph)).toEqual([]);
});

test('the project has no circles', () => {
  expect(circles(readImports(ROOT, FOLDERS))).toEqual([]);
});

test('a tree that breaks each rule is told of each', () => {
  expect(wrongArrows(readImports(FIXTURE, FOLDERS)).toSorted()).toEqual([
    'mock-server/core/uses-a-service.ts must not import src/services/log.ts',
    'src/app/uses-the-mock.ts must not import mock-server/core/state.ts',
    'src/catalogue/uses-the-contract.ts must not import src/contract/types.ts',
    'src/features/offer/uses-another-feature.ts must not import src/features/sign-in/form.ts',
    'src/features/offer/uses-the-app.ts must not import src/app/shell.ts',
    'src/features/sign-in/uses-a-fixture-lazily.ts must not import fixtures/personas.ts',
    'src/services/uses-the-design-system.ts must not import src/ui/button.ts',
    'src/ui/knows-a-business-word.ts must not import src/catalogue/statuses.ts',
  ]);
});

test('a tree with a circle is told of it', () => {
  expect(circles(readImports(FIXTURE, FOLDERS))).toEqual([
    'src/common/a.ts → src/common/b.ts → src/common/c.ts → src/common/a.ts',
  ]);
});
