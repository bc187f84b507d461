import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The longest that anything moves, ms. */
const LONGEST = 200;

const DURATION = /(?<![\w.])(\d*\.?\d+)(ms|s)\b/g;

function slowIn(path: string): readonly string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter(
      (line) => /\b(?:transition|animation)(?:Duration)?: '/.test(line) && !/infinite/.test(line),
    )
    .filter((line) =>
      [...line.matchAll(DURATION)].some(
        ([, number, unit]) => Number(number) * (unit === 's' ? 1000 : 1) > LONGEST,
      ),
    )
    .map((line) => `${path}: ${line.trim()}`);
}

test('nothing moves for longer than a moment; only what waits goes on turning', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(slowIn)).toEqual([]);
});
