import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../cli/browser/patience';
import { applyDiff, copyProject, readBlocks, runShell } from './follow-guide';

const BLOCKS = readBlocks('docs/recipes/adding-a-brand.md');
const CHECKS = BLOCKS.filter(({ note }) => note === 'check');
/** All of `npm run check` runs in the copy, without its caches. */
const LIMIT = 90 * patience();

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seventh-brand-'));
  copyProject(folder);
  for (const block of BLOCKS) {
    if (block.language === 'diff') applyDiff(folder, block);
    else if (block.language === 'sh' && block.note !== 'check') runShell(folder, block.text);
  }
}, LIMIT);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'a brand that follows the guide passes npm run check',
  () => {
    expect(CHECKS).toHaveLength(1);
    expect(CHECKS[0]?.text).toMatch(/^npm run check$/m);
    const report = runShell(folder, CHECKS[0]?.text ?? '');
    expect(report).toMatch(/^[1-9]\d* passed, 0 failed$/m);
  },
  LIMIT,
);

test(
  'its colours are in the style sheet, for both schemes',
  () => {
    runShell(folder, 'npx panda cssgen --silent --outfile sheet.css');
    const sheet = readFileSync(join(folder, 'sheet.css'), 'utf8');
    expect(sheet).toContain('[data-program=northwind]');
    expect(sheet).toContain('hsl(222 58% 40%)');
    expect(sheet).toMatch(
      /\[data-color-scheme=dark\][^{]*\[data-program=northwind\]|\[data-program=northwind\][^{]*\[data-color-scheme=dark\]/,
    );
  },
  LIMIT,
);

test('a brand that is named but has no folder is told by name', () => {
  const block = {
    language: 'diff',
    note: 'src/programs/registry.ts',
    text: "   no_such: () => import('./no_such/brand'),\n+  more: 1,\n",
  };
  expect(() => applyDiff(folder, block)).toThrow(/registry\.ts does not have once/);
});
