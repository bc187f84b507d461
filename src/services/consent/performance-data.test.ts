// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieNames, setCookie } from '../storage/cookies';

async function loadPage() {
  vi.resetModules();
  return { ...(await import('./consent')), ...(await import('./performance-data')) };
}

afterEach(() => Reflect.deleteProperty(document, 'cookie'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function leave(): void {
  for (const name of ['_dd_s', '_ga', '_ga_AB12', '_gcl_au', '_fbp', '_uetsid', 'user_data']) {
    setCookie(name, '1');
  }
  localStorage.setItem('_dd_c', '1');
  localStorage.setItem('program', 'trovy');
  sessionStorage.setItem('_gcl_ls', '1');
}

test('disabling performance removes its data and listed items only (spec 4)', async () => {
  const { clearWithoutPerformance, storeConsent } = await loadPage();
  storeConsent({ functional: true, performance: true });
  leave();
  clearWithoutPerformance();
  expect(cookieNames()).toContain('_dd_s');
  storeConsent({ functional: true, performance: false });
  expect(cookieNames()).toEqual(['user_data']);
  expect(Object.keys(localStorage)).not.toContain('_dd_c');
  expect(localStorage.getItem('program')).toBe('trovy');
  expect(sessionStorage).toHaveLength(0);
});

test('loading a page without permission clears data of an earlier visit', async () => {
  leave();
  const { clearWithoutPerformance } = await loadPage();
  clearWithoutPerformance();
  expect(cookieNames()).toEqual(['user_data']);
});

test('a browser without cookies and storage is handled', async () => {
  const refuse = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true });
  vi.stubGlobal('localStorage', undefined);
  const { clearPerformanceData } = await loadPage();
  expect(() => {
    setCookie('user_data', '1');
    clearPerformanceData();
  }).not.toThrow();
});
