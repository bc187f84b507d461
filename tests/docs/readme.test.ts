import { expect, test } from 'vitest';
import { PORTAL } from '../../cli/portal-program';
import { scripts } from '../../package.json';
import { parseConfiguration } from '../../src/services/configuration/schema';
import { blocksOf, proseOf, readPage, wordsOf } from './support';

const README = readPage('README.md');

const ROWS = [...README.matchAll(/^\| `([^`|]+)`\s*\| ([^|]*?)\s*\|$/gm)].map(
  ([, code = '', text = '']) => [code, text],
);

test('the README describes every npm script', () => {
  const commands = Object.keys(scripts).map((name) =>
    ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
  );
  const described = ROWS.filter(([code]) => code?.startsWith('npm ')).map(([code]) => code);
  expect(described.toSorted()).toEqual(commands.toSorted());
});

test('the README lists every portal command with the summary of its help', async () => {
  const commands = await Promise.all(Object.values(PORTAL.commands).map((load) => load()));
  expect(ROWS.filter(([code]) => code?.startsWith('portal '))).toEqual(
    commands.map((command) => [`portal ${command.name()}`, command.summary()]),
  );
});

test('the configuration in the README is valid', () => {
  const [example = ''] = blocksOf(README, 'json');
  expect(() => parseConfiguration(JSON.parse(example))).not.toThrow();
});

test('the README has at most 1,000 words besides code', () => {
  expect(wordsOf(proseOf(README))).toBeLessThanOrEqual(1000);
});
