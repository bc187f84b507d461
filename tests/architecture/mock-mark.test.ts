import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src');

test('only the entry knows about builds with the mock', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(files).toContain('main.ts');
  const marked = files.filter((file) =>
    readFileSync(join(SOURCE, file), 'utf8').includes('__MOCK__'),
  );
  expect(marked.toSorted()).toEqual(['globals.d.ts', 'main.ts']);
});
