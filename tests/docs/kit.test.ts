import { expect, test } from 'vitest';
import { blocksOf, readPage } from './support';

test('the example of the browser kit is an executed test', () => {
  const [example] = blocksOf(readPage('docs/guide/testing.md'), 'ts');
  expect(example).toBe(readPage('tests/kit/guide.spec.ts'));
});
