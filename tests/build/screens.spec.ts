import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CHUNK_GRAPH, type ChunkGraph } from '../../cli/launch/plugins/chunk-graph';
import { ROUTES } from '../../src/catalogue/routes';
import { overBudget, screenWeights, type Budgets } from './screen-weights';
import { expect, test } from '../support/test';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** As it is sent: compressed, where there is a compressed copy. */
function sizeOf(file: string): number {
  const path = join(ROOT, 'dist', file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const graph = (): ChunkGraph => read(CHUNK_GRAPH) as ChunkGraph;

test('no screen comes in dozens of files', () => {
  const weights = screenWeights(graph(), sizeOf);
  expect(weights.length).toBeGreaterThan(40);
  expect(weights.filter(({ files }) => files > 20)).toEqual([]);
});

test('each screen keeps to its budget of script', () => {
  const weights = screenWeights(graph(), sizeOf);
  const budgets = read('tests/build/screen-budgets.json') as Budgets;
  const known = weights.map(({ screen }) => screen);
  expect(Object.keys(budgets).filter((screen) => !known.includes(screen))).toEqual([]);
  expect(overBudget(weights, budgets).join('\n')).toBe('');
});

/** What only some screens need, and how a module of it is named. */
const NOT_FOR_ALL = {
  'the library of forms': 'react-hook-form/',
  'questions about items': 'src/domain/item/questions/',
  'what waits for the first paint': 'src/app/after-paint/',
  'what lies over a page': '@zag-js/',
};

test('no screen waits for what only others need', () => {
  const weights = screenWeights(graph(), sizeOf);
  const found = (screen: string, of: string): readonly string[] =>
    weights
      .flatMap((weight) => (weight.screen === screen ? weight.modules : []))
      .filter((line) => line.includes(of));
  for (const [what, of] of Object.entries(NOT_FOR_ALL))
    expect(found('every screen', of), what).toEqual([]);
  // The one form of the screen that most wait at is of one status: it comes with that.
  expect(found('manual-review', NOT_FOR_ALL['the library of forms'])).toEqual([]);
  // And what is looked for is there.
  expect(found('personal-info', NOT_FOR_ALL['the library of forms'])).not.toEqual([]);
  expect(found('asset-cart', NOT_FOR_ALL['questions about items'])).not.toEqual([]);
});

test('the classes of every style are there: nothing is fetched that finds them while something opens', () => {
  const modules = Object.values(graph()).flatMap((chunk) => chunk.modules);
  const ofStyles = modules.filter(({ id, bytes }) => id.startsWith('styled-system/') && bytes > 0);
  // What only joins classes is all that is left of Panda.
  expect(ofStyles.map(({ id }) => id)).toEqual(['styled-system/css/cx.mjs']);
});

test('what screens are made of is compiled as it comes, and nothing that is waited for before the first paint', () => {
  const isHinted = (file: string): boolean =>
    readFileSync(join(ROOT, 'dist', file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  const scripts = Object.entries(graph());
  const screens = scripts.filter(([, { facade }]) => facade?.endsWith('-screen.tsx') ?? false);
  expect(screens.length).toBeGreaterThan(40);
  // The page for a path that is none stands with what leads there.
  expect(screens.filter(([file]) => !isHinted(file)).map(([, { facade }]) => facade)).toEqual([
    'src/app/routing/not-found-screen.tsx',
  ]);
  const named = (name: RegExp) => scripts.map(([file]) => file).filter((file) => name.test(file));
  const behind = named(/^assets\/(data|signed-in|forms)-/);
  expect(behind.map(isHinted)).toEqual([true, true, true]);
  const first = named(/^assets\/(index|first-load|second-load|after-paint|first-question)-/);
  expect(first.map(isHinted)).toEqual([false, false, false, false, false]);
});

test('the page names the files of every screen behind the sign-in, by its path', () => {
  const page = readFileSync(join(ROOT, 'dist/index.html'), 'utf8');
  const named = [...page.matchAll(/ data-for="([^"]*)"/g)].flatMap(([, of = '']) => of.split(' '));
  const missing = ROUTES.flatMap(({ path, screen, others, access }) =>
    access === 'signed-in' && screen !== null && others.length === 0 && !named.includes(path)
      ? [screen]
      : [],
  );
  // Those that are a variant of another screen, in its file.
  expect([...new Set(missing)].toSorted()).toEqual(['completion', 'payment']);
  expect(named.length).toBeGreaterThan(60);
});
