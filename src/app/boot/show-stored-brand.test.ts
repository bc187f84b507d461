// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { showStoredBrand } from './show-stored-brand';

const shown = () => document.documentElement.dataset['program'];

beforeEach(() => {
  document.documentElement.dataset['program'] = 'home_light';
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', '/app/settings');
  localStorage.clear();
});

test("an empty page has the stored brand's background", () => {
  localStorage.setItem(STORAGE_KEYS.program, 'trovy');
  showStoredBrand();
  expect(shown()).toBe('trovy');
});

test('without a stored brand the page stays unchanged', () => {
  showStoredBrand();
  expect(shown()).toBe('home_light');
});

test.each(['?program=honor', '?returnTo=%2F&program=honor'])(
  'shows the background of the brand that %s requests',
  (search) => {
    localStorage.setItem(STORAGE_KEYS.program, 'trovy');
    window.history.replaceState(null, '', `/app/settings${search}`);
    showStoredBrand();
    expect(shown()).toBe('honor');
  },
);

test('a prerendered page keeps its brand', () => {
  localStorage.setItem(STORAGE_KEYS.program, 'trovy');
  document.body.innerHTML = '<div id="root" data-prerendered="home_light"></div>';
  showStoredBrand();
  expect(shown()).toBe('home_light');
});

test('replaces a hidden prerendered page by the loading message', () => {
  localStorage.setItem(STORAGE_KEYS.program, 'trovy');
  document.documentElement.dataset['prerender'] = 'hidden';
  document.body.innerHTML =
    '<div id="root" data-prerendered="home_light"><h1>Sign in</h1></div><p id="late"></p>';
  showStoredBrand();
  expect(shown()).toBe('trovy');
  expect(document.body.innerHTML).toBe('<div id="root"><p id="late"></p></div>');
  expect(document.documentElement.dataset).not.toHaveProperty('prerender');
});
