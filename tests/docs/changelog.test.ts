import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { readPage, wordsOf } from './support';

const CHANGELOG = readPage('CHANGELOG.md');
const CURRENT = version.replaceAll('.', String.raw`\.`);

test('every changelog bullet is one line of at most 25 words', () => {
  const bullets = CHANGELOG.split('\n').filter((line) => line.startsWith('- '));
  expect(bullets.length).toBeGreaterThan(20);
  expect(bullets.filter((bullet) => wordsOf(bullet.slice(2)) > 25)).toEqual([]);
  // A continued line or nested list wouldn't be counted.
  expect(CHANGELOG).not.toMatch(/^[ \t]+\S/m);
});

test('the changelog has an Unreleased section and dates the current version', () => {
  const versions = [...CHANGELOG.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(versions[0]).toBe('[Unreleased]');
  expect(versions[1]).toMatch(new RegExp(String.raw`^\[${CURRENT}\] - \d{4}-\d\d-\d\d$`));
});

test('upgrade notes list breaking changes first', () => {
  const [, notes = ''] = /### Upgrade notes\n([\s\S]*?)\n### /.exec(CHANGELOG) ?? [];
  const isBreaking = [...notes.matchAll(/^- (.*)$/gm)].map(([, text = '']) =>
    text.startsWith('**Breaking'),
  );
  expect(isBreaking).toContain(true);
  expect(isBreaking).toEqual(isBreaking.toSorted((a, b) => Number(b) - Number(a)));
});
