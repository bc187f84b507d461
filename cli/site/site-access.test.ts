// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { startPage } from '../demo/start-page';
import { comparePictures } from '../gallery/compare/compare-pictures';
import { compareReport } from '../gallery/compare/report';
import { mapPage } from '../map/map-page';
import { framed } from './site-frame';
import { sitePage } from './site-pages';

const ROOT = join(import.meta.dirname, '../..');

function docsPage(source: string): string {
  const text = readFileSync(join(ROOT, source), 'utf8');
  const page = sitePage(source, text, { sources: new Set([source]), portal: '../portal/' });
  return framed(page, [page]);
}

/** Leaves out the flows, which are hundreds of similar links. */
async function mapFrame(): Promise<string> {
  const page = await mapPage({ portal: '../portal/', pictures: {} });
  return page.replaceAll(/<section data-flow[\s\S]*?<\/section>/g, '');
}

function report(): string {
  const sheetOptions = { programs: undefined, screens: undefined, widths: [], scheme: 'light' };
  const options = { asked: { ...sheetOptions, allStatuses: false }, threshold: 0 };
  const of = { program: 'trovy', screen: 'login', status: 'CREATED', usual: true, part: null };
  const picture = { ...of, width: 390, scheme: 'light' };
  const added = comparePictures([], [{ picture, png: Buffer.of() }], options);
  const box = { left: 0, top: 0, width: 1, height: 1 };
  const png = PNG.sync.write(new PNG({ width: 2, height: 2 }));
  const shown = { picture, base: png, now: png, share: 0.5, shown: png, box };
  return compareReport({ ...added, changed: [shown] }, { base: 'main', threshold: 0 });
}

const RULES = [
  'region',
  'nested-interactive',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'heading-order',
  'label',
  'image-alt',
  'button-name',
  'link-name',
  'list',
  'listitem',
  'scrollable-region-focusable',
];

// Checks structure and names; colors and sizes need a browser.
test.each<[string, () => string | Promise<string>]>([
  ['a page of the guide', () => docsPage('README.md')],
  ['the first page', () => startPage({ gallery: true })],
  ['the frame of the map', mapFrame],
  ['the report of what changed', report],
])('%s has no accessibility problems', async (_, make) => {
  document.documentElement.innerHTML = (await make()).replace(/^<!doctype html>/, '');
  document.documentElement.lang = 'en';
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: RULES },
  });
  const found = violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html }) => html.slice(0, 200)),
  ]);
  expect(found).toEqual([]);
});
