// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTENT } from '../../programs/content-config';

const RECORD = 'consent_settings';
const SHOWN = 'consent_banner_shown';
const AT = '2026-06-01T12:00:00.000Z';

const record = (functional: boolean, performance: boolean, more: object = {}) =>
  JSON.stringify({
    version: CONTENT.cookieVersion,
    essential: true,
    functional,
    performance,
    decidedAt: AT,
    ...more,
  });

async function loadPage() {
  vi.resetModules();
  return import('./consent');
}

beforeEach(() => {
  localStorage.clear();
});

test('before a choice only essential is allowed and nothing is stored', async () => {
  const { isAllowed } = await loadPage();
  expect([isAllowed('essential'), isAllowed('functional'), isAllowed('performance')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(localStorage).toHaveLength(0);
});

test.each([
  [false, false],
  [true, false],
  [false, true],
  [true, true],
])('functional %s and performance %s apply after storing', async (functional, performance) => {
  const before = await loadPage();
  before.storeConsent({ functional, performance });
  expect(localStorage.getItem(SHOWN)).not.toBeNull();
  const { isAllowed } = await loadPage();
  expect(isAllowed('essential')).toBe(true);
  expect(isAllowed('functional')).toBe(functional);
  expect(isAllowed('performance')).toBe(performance);
});

describe('a banner without a choice', () => {
  test('grants everything on the next page, not on the one that shows it (spec 4)', async () => {
    const first = await loadPage();
    expect(first.isAllowed('performance')).toBe(false);
    first.noteBannerShown();
    expect(first.isAllowed('performance')).toBe(false);
    const next = await loadPage();
    expect(next.isAllowed('functional') && next.isAllowed('performance')).toBe(true);
    expect(localStorage.getItem(RECORD)).toContain('"performance":true');
  });

  test('ignores an invalid time', async () => {
    localStorage.setItem(SHOWN, 'yes');
    const { isAllowed } = await loadPage();
    expect(isAllowed('functional')).toBe(false);
  });
});

test.each([
  ['other texts', record(true, true, { version: '2020-01-01' })],
  ['no version', record(true, true, { version: undefined })],
  ['a further category', record(true, true, { marketing: true })],
  ['essential off', record(true, true, { essential: false })],
  ['words for a switch', record(true, true, { functional: 'yes' })],
  ['a list', '[true,true]'],
  ['no JSON', '{"functional":tru'],
  ['nothing', ''],
  ['ten thousand characters', 'x'.repeat(10_000)],
])('a record of %s is removed and the banner asks again', async (_, stored) => {
  localStorage.setItem(RECORD, stored);
  localStorage.setItem(SHOWN, AT);
  const { isAllowed, readConsent } = await loadPage();
  expect(isAllowed('functional') || isAllowed('performance')).toBe(false);
  expect(readConsent()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a choice is reported in this tab and from another one', async () => {
  const { allowAll, isAllowed, onConsentChange } = await loadPage();
  const heard = vi.fn<() => void>();
  const stop = onConsentChange(heard);
  allowAll();
  expect(heard).toHaveBeenCalledTimes(1);
  localStorage.setItem(RECORD, record(false, false));
  window.dispatchEvent(new StorageEvent('storage', { key: RECORD }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'program' }));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(isAllowed('functional')).toBe(false);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: RECORD }));
  expect(heard).toHaveBeenCalledTimes(2);
});

test("a choice that can't be stored applies until the page is left", async () => {
  const { isAllowed, readConsent, storeConsent } = await loadPage();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeConsent({ functional: true, performance: false });
  expect(isAllowed('functional')).toBe(true);
  expect(isAllowed('performance')).toBe(false);
  storeConsent({ functional: false, performance: false });
  expect(readConsent()).toMatchObject({ functional: false, performance: false });
});

test('a browser that refuses storage keeps the choice in memory', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { isAllowed, allowAll } = await loadPage();
  expect(isAllowed('functional')).toBe(false);
  allowAll();
  expect(isAllowed('functional')).toBe(true);
});

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false }, false],
  [{}, false],
])('Global Privacy Control is read from %o', async (navigator, on) => {
  vi.stubGlobal('navigator', navigator);
  const { hasPrivacySignal } = await loadPage();
  expect(hasPrivacySignal()).toBe(on);
});
