import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../panda.config';
import { TOKENS } from '../../src/ui/tokens';

/** Milliseconds. */
const LONGEST = 200;

const DURATION = /(?<![\w.])\d*\.?\d+m?s\b/;

/** Allows endless loading animations, and stopping immediately (`!important`). */
function ownTimesIn(path: string): readonly string[] {
  const declaration = /\b(?:transition|animation)(?:Duration|Delay)?:\s*'([^']*)'/g;
  return [...readFileSync(path, 'utf8').matchAll(declaration)]
    .map(([, value = '']) => value)
    .filter((value) => DURATION.test(value) && !/infinite|!important/.test(value))
    .map((value) => `${path}: ${value}`);
}

test('every animation has one of two short durations', () => {
  for (const { value } of Object.values(TOKENS.durations)) {
    expect(value).toMatch(/^\d+ms$/);
    expect(Number.parseInt(value, 10)).toBeLessThanOrEqual(LONGEST);
  }
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(ownTimesIn)).toEqual([]);
});

test('every animation has keyframes and a duration of the design system', () => {
  const keyframes = Object.keys(config.theme?.keyframes ?? {});
  for (const { value } of Object.values(TOKENS.animations)) {
    expect(keyframes).toContain(value.split(' ')[0]);
    expect(value).toMatch(/ \{durations\.(?:quick|calm)\} /);
  }
});
