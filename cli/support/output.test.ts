import { expect, test } from 'vitest';
import { table } from './output';

const HEADINGS = ['STATUS', 'OPEN', 'SCREEN'];
const ROWS = [
  ['MANUAL_REVIEW', 'yes', 'manual-review'],
  ['COMPLETE', 'no', 'login-to-your-account'],
];

test('a table has columns if there is space, or without a terminal', () => {
  const columns = [
    'STATUS         OPEN  SCREEN',
    'MANUAL_REVIEW  yes   manual-review',
    'COMPLETE       no    login-to-your-account',
  ].join('\n');
  expect(table(HEADINGS, ROWS, 42)).toBe(columns);
  expect(table(HEADINGS, ROWS, undefined)).toBe(columns);
});

test('a table on a narrow terminal is stacked', () => {
  const lines = table(HEADINGS, ROWS, 41);
  expect(lines).toBe(
    [
      'MANUAL_REVIEW',
      '  OPEN    yes',
      '  SCREEN  manual-review',
      'COMPLETE',
      '  OPEN    no',
      '  SCREEN  login-to-your-account',
    ].join('\n'),
  );
});
