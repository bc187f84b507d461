// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { loadBrand } from '../../programs/registry';
import { problemFrame } from './problem-frame';

test("a page that did not start has the likely brand's icon", async () => {
  document.head.innerHTML = '<link rel="icon" href="data:,">';
  localStorage.setItem(STORAGE_KEYS.program, 'honor');
  const { brand } = await problemFrame(null);
  expect(brand.id).toBe('honor');
  const icon = document.querySelector('link[rel="icon"]');
  expect(icon?.getAttribute('href')).toBe((await loadBrand('honor')).favicon);
});
