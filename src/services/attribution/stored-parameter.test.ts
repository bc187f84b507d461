// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { takeStoredParameter } from './stored-parameter';

const reload = vi.fn<() => void>();

/** Returns whether the page reloads. */
function open(address: string): boolean {
  window.history.replaceState(null, '', address);
  const { href } = window.location;
  return takeStoredParameter({ ...window.location, href, reload });
}

const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
});

test.each([
  ['ui-color-scheme', 'dark'],
  ['program', 'trovy'],
])('%s is stored, removed from the address, and the page reloads', (key, value) => {
  expect(open(`/login?utm_source=a&store=${key}:${value}&x=1`)).toBe(true);
  expect(localStorage.getItem(key)).toBe(value);
  expect(address()).toBe('/login?utm_source=a&x=1');
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  'access_token:abc',
  'consent_settings:{}',
  'debuggerEnabled:true',
  'ui-color-scheme:purple',
  'program:',
  'toString:x',
  '__proto__:x',
  'dark',
  '',
  `program:${'x'.repeat(10_000)}`,
])('"%s" is not stored, but removed from the address without reload', (wanted) => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(open(`/login?store=${encodeURIComponent(wanted)}`)).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(address()).toBe('/login');
  expect(reload).not.toHaveBeenCalled();
  expect(logged.mock.calls).toEqual([['[portal] Address parameter dropped', {}]]);
});
