import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circles, importCycles, singleOwners, unsharedRules, wrongArrows } from './import-rules';
import { readImports } from './read-imports';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURE = join(import.meta.dirname, 'fixture');
const FOLDERS = ['src', 'mock-server', 'fixtures', 'cli'];

const project = readImports(ROOT, FOLDERS);
const broken = readImports(FIXTURE, FOLDERS);

test('the project has only allowed imports', () => {
  expect(project.size).toBeGreaterThan(50);
  expect(wrongArrows(project)).toEqual([]);
});

test('the project has no import cycles, neither of files nor of folders', () => {
  expect(circles(project)).toEqual([]);
  expect(importCycles(project)).toEqual([]);
});

test('the mock imports only rules from the domain', () => {
  expect(unsharedRules(project)).toEqual([]);
});

test('shared folders contain only shared files', () => {
  expect(singleOwners(project)).toEqual([]);
});

test('each broken import rule is reported', () => {
  expect(wrongArrows(broken).toSorted()).toEqual([
    'cli/build/uses-a-command.ts must not import cli/commands/seed.ts',
    'cli/start/uses-a-command.mjs must not import cli/commands/seed.ts',
    'mock-server/apis/uses-a-mount.ts must not import mock-server/mounts/browser/start.ts',
    'mock-server/domain/items/uses-an-api.ts must not import mock-server/apis/errors.ts',
    'mock-server/mounts/panel/uses-the-browser.ts must not import mock-server/mounts/browser/start.ts',
    'mock-server/scenario/uses-the-world.ts must not import mock-server/world/state.ts',
    'mock-server/world/uses-a-service.ts must not import src/services/log.ts',
    'mock-server/world/uses-the-domain.ts must not import mock-server/domain/items/item.ts',
    'src/app/uses-the-mock.ts must not import mock-server/world/state.ts',
    'src/catalogue/uses-the-contract.ts must not import src/contract/types.ts',
    'src/domain/offer/uses-a-form.ts must not import src/forms/field.ts',
    'src/features/offer/uses-another-feature.ts must not import src/features/sign-in/form.ts',
    'src/features/offer/uses-the-app.ts must not import src/app/shell.ts',
    'src/features/sign-in/uses-a-fixture-lazily.ts must not import fixtures/personas.ts',
    'src/services/uses-the-design-system.ts must not import src/ui/button.ts',
    'src/shell/uses-a-form.ts must not import src/forms/field.ts',
    'src/ui/knows-a-business-word.ts must not import src/catalogue/statuses.ts',
  ]);
});

test('an import cycle is reported', () => {
  expect(circles(broken)).toEqual([
    'src/domain/circle/a.ts → src/domain/circle/b.ts → src/domain/circle/c.ts → src/domain/circle/a.ts',
  ]);
});

test('a cycle between folders is reported', () => {
  expect(importCycles(broken)).toEqual([
    'mock-server/domain/items → mock-server/domain/payments → mock-server/domain/items',
  ]);
});

test('a rule that calls the data API is rejected for the mock', () => {
  expect(unsharedRules(broken)).toEqual([
    'src/domain/offer/hook.ts is used outside of the portal and must not need src/services/log.ts',
  ]);
});

test('a file with a single using feature is reported, however indirect', () => {
  expect(singleOwners(broken).toSorted()).toEqual([
    'src/domain/offer/for-one.ts is only for src/features/offer',
    'src/shell/for-one.ts is only for src/features/offer',
  ]);
});
