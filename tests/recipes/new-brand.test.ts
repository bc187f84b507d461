import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageTimeout } from '../../cli/browser/page-timeout';
import { applyDiff, copyProject, readBlocks, runShell } from './follow-recipe';

const BLOCKS = readBlocks('docs/recipes/adding-a-brand.md');
const CHECKS = BLOCKS.filter(({ note }) => note === 'check');
const READS_EVERY_BRAND = ['src/programs', 'src/catalogue', 'tests/specification'];
/** The copy has no caches. */
const LIMIT = 30 * pageTimeout();

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
  'a brand that follows the guide passes the checks',
  () => {
    const [check, ...others] = CHECKS;
    expect(others).toEqual([]);
    expect(check?.text).toMatch(/^npm run check$/m);
    // The entire unit suite takes minutes. Only these parts read every brand.
    const quick = `npx tsc --noEmit\nnpx vitest run ${READS_EVERY_BRAND.join(' ')}`;
    const report = runShell(folder, (check?.text ?? '').replace('npm run check', quick));
    expect(report).toMatch(/^ +Tests +\d+ passed \(\d+\)$/m);
  },
  LIMIT,
);

test(
  'the style sheet has the colors of a new brand, for both schemes',
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

test('a brand without a folder is named in the error', () => {
  const block = {
    language: 'diff',
    note: 'src/programs/registry.ts',
    text: "   no_such: () => import('./no_such/brand'),\n+  more: 1,\n",
  };
  expect(() => applyDiff(folder, block)).toThrow(/registry\.ts does not have once/);
});
