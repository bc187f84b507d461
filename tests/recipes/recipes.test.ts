import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageTimeout } from '../../cli/browser/page-timeout';
import { applyBlock, copyProject, readBlocks, runShell } from './follow-recipe';

/** The copy has no caches. */
const LIMIT = 30 * pageTimeout();
const RECIPES = ['adding-a-field', 'adding-an-operation', 'adding-a-fault', 'adding-a-command'];
/** The build tool would compare the entire copy. */
const CODEGEN = 'node cli/build/codegen/generate.mjs';

let folder = '';

const TYPES = 'npm run types';

function broken(): readonly string[] {
  const report = runShell(folder, `${TYPES} -- --incremental --pretty false || true`);
  const files = [...report.matchAll(/^([\w/.-]+)\(\d+,\d+\): error/gm)].map(
    ([, file = '']) => file,
  );
  return [...new Set(files)].toSorted();
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  copyProject(folder);
}, LIMIT);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

// In one copy, one after the other: the recipes change different places.
describe.each(RECIPES)('docs/recipes/%s.md', (name) => {
  const blocks = readBlocks(`docs/recipes/${name}.md`);

  test(
    'its steps compile and pass its checks, and the compiler reports the files it names',
    () => {
      for (const block of blocks) {
        const { language, note, text } = block;
        if (language === 'text') expect(broken(), note).toEqual(text.trim().split('\n'));
        else if (language !== 'sh') applyBlock(folder, block);
        if (note.endsWith('.graphql')) runShell(folder, CODEGEN);
      }
      const [check, ...others] = blocks.filter(({ language }) => language === 'sh');
      expect(others).toEqual([]);
      const [types, ...tests] = check?.text.split('\n') ?? [];
      expect(types).toBe(TYPES);
      expect(broken()).toEqual([]);
      expect(runShell(folder, tests.join('\n'))).toMatch(/^ +Tests +\d+ passed \(\d+\)$/m);
    },
    LIMIT,
  );
});

test('adding an operation changes at most six files', () => {
  const files = readBlocks('docs/recipes/adding-an-operation.md')
    .filter(({ language }) => ['diff', 'graphql', 'ts', 'tsx'].includes(language))
    .map(({ note }) => note);
  expect(new Set(files).size).toBeLessThanOrEqual(6);
});
