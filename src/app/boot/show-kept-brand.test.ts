// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { showKeptBrand } from './show-kept-brand';

const shown = () => document.documentElement.dataset['program'];

beforeEach(() => {
  document.documentElement.dataset['program'] = 'home_light';
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', '/app/settings');
  localStorage.clear();
});

test('a page that came empty has the ground of the brand that was kept', () => {
  localStorage.setItem(STORAGE_KEYS.program, 'trovy');
  showKeptBrand();
  expect(shown()).toBe('trovy');
});

test('where none was kept it stays as it came', () => {
  showKeptBrand();
  expect(shown()).toBe('home_light');
});

test.each(['?program=honor', '?returnTo=%2F&program=honor'])(
  'it waits for the brand that %s names',
  (search) => {
    localStorage.setItem(STORAGE_KEYS.program, 'trovy');
    window.history.replaceState(null, '', `/app/settings${search}`);
    showKeptBrand();
    expect(shown()).toBe('home_light');
  },
);

test('a page that came painted keeps the brand whose styles it has', () => {
  localStorage.setItem(STORAGE_KEYS.program, 'trovy');
  document.body.innerHTML = '<div id="root" data-painted="home_light"></div>';
  showKeptBrand();
  expect(shown()).toBe('home_light');
});
