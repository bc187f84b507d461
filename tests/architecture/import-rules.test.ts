import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circles, roomCircles, singleOwners, unsharedRules, wrongArrows } from './import-rules';
import { readImports } from './read-imports';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURE = join(import.meta.dirname, 'fixture');
const FOLDERS = ['src', 'mock-server', 'fixtures', 'cli'];

const project = readImports(ROOT, FOLDERS);
const broken = readImports(FIXTURE, FOLDERS);

test('the project keeps to the arrows', () => {
  expect(project.size).toBeGreaterThan(50);
  expect(wrongArrows(project)).toEqual([]);
});

test('the project has no circles, neither of files nor of rooms', () => {
  expect(circles(project)).toEqual([]);
  expect(roomCircles(project)).toEqual([]);
});

test('the outside world takes rules of the domain, and nothing that shows or asks', () => {
  expect(unsharedRules(project)).toEqual([]);
});

test('what stands in a room for several is for several', () => {
  expect(singleOwners(project)).toEqual([]);
});

test('a tree that breaks each rule is told of each', () => {
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

test('a tree with a circle is told of it', () => {
  expect(circles(broken)).toEqual([
    'src/domain/circle/a.ts → src/domain/circle/b.ts → src/domain/circle/c.ts → src/domain/circle/a.ts',
  ]);
});

test('rooms that need each other are told of it', () => {
  expect(roomCircles(broken)).toEqual([
    'mock-server/domain/items → mock-server/domain/payments → mock-server/domain/items',
  ]);
});

test('a rule that asks the data API is not for the outside world', () => {
  expect(unsharedRules(broken)).toEqual([
    'src/domain/offer/hook.ts is used outside of the portal and must not need src/services/log.ts',
  ]);
});

test('what only one feature needs is told, however long the way', () => {
  expect(singleOwners(broken).toSorted()).toEqual([
    'src/domain/offer/for-one.ts is only for src/features/offer',
    'src/shell/for-one.ts is only for src/features/offer',
  ]);
});
