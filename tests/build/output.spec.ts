import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const DIST = join(import.meta.dirname, '../../dist');

/** Words that stand in the sources of the mock and its libraries and nowhere else. */
const TRACES = [
  'mockServiceWorker',
  'MOCK_ACTIVATE',
  'portal.mock.',
  '/__mock/',
  'homer.equityson',
  'addMocksToSchema',
  'GraphQLSchema',
  'PDFDocument',
  'TRANSITION_TABLE',
];

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test('no byte of the mock is in the production build', () => {
  const texts = files(DIST)
    .filter((path) => /\.(js|css|html|json|svg)$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  expect(texts.length).toBeGreaterThan(10);
  const found = texts.flatMap(({ path, text }) =>
    TRACES.filter((trace) => text.includes(trace)).map((trace) => `${path} holds ${trace}`),
  );
  expect(found).toEqual([]);
});

test('every page of the build is the same and its scripts are files', () => {
  const index = readFileSync(join(DIST, 'index.html'), 'utf8');
  expect(readFileSync(join(DIST, '404.html'), 'utf8')).toBe(index);
  // A strict content security policy allows no inline script.
  expect(index).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
});
