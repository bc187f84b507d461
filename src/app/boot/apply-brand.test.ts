// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_PROGRAM, PROGRAM_IDS } from '../../catalogue/programs';
import { loadBrand } from '../../programs/registry';
import { applyBrand } from './apply-brand';

const PAGE = readFileSync(join(process.cwd(), 'index.html'), 'utf8');

const description = (page: Document) =>
  page.querySelector('meta[name="description"]')?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML = new DOMParser().parseFromString(PAGE, 'text/html').head.innerHTML;
});

test.each(PROGRAM_IDS)('%s sets its title, description, icon and colors', async (id) => {
  const brand = { ...(await loadBrand(id)), id };
  applyBrand(brand);
  expect(document.title).toBe(brand.meta.title);
  expect(description(document)).toBe(brand.meta.description);
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  const icon = (): string | null | undefined =>
    document.querySelector('link[rel="icon"]')?.getAttribute('href');
  expect(icon()).toBe(brand.favicon);
  expect(document.documentElement.dataset['program']).toBe(id);
});

test('missing meta elements are created', async () => {
  document.head.innerHTML = '';
  const brand = { ...(await loadBrand('trovy')), id: 'trovy' as const };
  applyBrand(brand);
  expect(description(document)).toBe(brand.meta.description);
  expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe(brand.favicon);
});

test("requests the brand's fonts immediately", async () => {
  const load = vi.fn<(font: string) => Promise<FontFace[]>>(async () => []);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  const { style } = document.documentElement;
  style.setProperty('--fonts-display', '"Some Face", serif');
  applyBrand({ ...(await loadBrand('trovy')), id: 'trovy' });
  expect(load.mock.calls).toEqual([['1em "Some Face", serif']]);
  style.removeProperty('--fonts-display');
  Reflect.deleteProperty(document, 'fonts');
});

test('the served page describes the default program', async () => {
  const sent = new DOMParser().parseFromString(PAGE, 'text/html');
  expect(description(sent)).toBe((await loadBrand(DEFAULT_PROGRAM)).meta.description);
});
