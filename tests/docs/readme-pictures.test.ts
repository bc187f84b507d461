import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { README_PICTURES } from './readme-pictures';
import { readPage, ROOT } from './support';

const { folder: FOLDER, show: WHAT_THEY_SHOW } = README_PICTURES;
const PICTURES = ['product', 'panel', 'map'].map((name) => `${FOLDER}/${name}.webp`);

test('the images of the README exist with alternative text and are small', () => {
  const readme = readPage('README.md');
  for (const path of PICTURES) {
    expect(readme).toMatch(new RegExp(String.raw`!\[[^\]]{30,}\]\(${path}\)`));
  }
  const sizes = PICTURES.map((path) => statSync(join(ROOT, path)).size);
  expect(Math.min(...sizes)).toBeGreaterThan(5000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
});

test('the images of the README are current', () => {
  const digest = createHash('sha256').update(JSON.stringify(WHAT_THEY_SHOW)).digest('hex');
  const taken = readFileSync(join(ROOT, FOLDER, 'made-from.txt'), 'utf8').trim();
  expect(taken, 'The pictures of the README show what is no longer so: npm run pictures').toBe(
    digest,
  );
});
