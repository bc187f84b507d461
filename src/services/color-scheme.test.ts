// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseColorScheme, followColorScheme, readColorScheme } from './color-scheme';

let isDark = false;
let deviceChanged: () => void = () => undefined;
const shown = () => document.documentElement.dataset['colorScheme'];

beforeEach(() => {
  isDark = false;
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDark;
    },
    addEventListener: (_: string, changed: () => void) => {
      deviceChanged = changed;
    },
  }));
});
afterEach(() => vi.unstubAllGlobals());

test('the light scheme is the default, whatever the device setting', () => {
  isDark = true;
  followColorScheme();
  expect([readColorScheme(), shown()]).toEqual(['light', 'light']);
  localStorage.setItem('ui-color-scheme', 'sepia');
  expect(readColorScheme()).toBe('light');
});

test('a choice is stored under ui-color-scheme and applied immediately', () => {
  followColorScheme();
  chooseColorScheme('dark');
  expect(localStorage.getItem('ui-color-scheme')).toBe('dark');
  expect(shown()).toBe('dark');
});

test('“same as my device” follows the device and its changes', () => {
  followColorScheme();
  chooseColorScheme('system');
  expect(shown()).toBe('light');
  isDark = true;
  deviceChanged();
  expect(shown()).toBe('dark');
});
