// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cookieSettingsAtom, openCookieSettings } from '../../shell/cookies/cookie-settings';
import { getDefaultStore } from 'jotai';
import { Cookies, type CookiesProps } from './cookies';

let root: Root;

const PLACES = { excluded: false, withoutToasts: true } as const;

const stored = () => {
  const { functional, performance } = JSON.parse(
    localStorage.getItem('consent_settings') ?? '{}',
  ) as Record<string, unknown>;
  return { functional, performance };
};
const shownAt = () => localStorage.getItem('consent_banner_shown');
const banner = () => document.querySelector('section[aria-label="Cookies"]');
const dialog = () => document.querySelector('[role="dialog"]');
const buttons = (within: Element | null) => [...(within?.querySelectorAll('button') ?? [])];
const words = (within: Element | null) => buttons(within).map((button) => button.textContent);

async function press(within: Element | null, name: string): Promise<void> {
  const button = buttons(within).find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
}

async function openSettings(): Promise<void> {
  await act(async () => openCookieSettings());
  await expect.poll(() => dialog()).not.toBeNull();
}

const toggle = (name: string) =>
  act(async () => document.querySelector<HTMLElement>(`[name="cookies.${name}"]`)?.click());

async function render(props: CookiesProps = PLACES): Promise<void> {
  document.body.innerHTML =
    '<h1 id="page-heading" tabindex="-1">Settings</h1><div id="place"></div>';
  const place = document.getElementById('place');
  if (place === null) throw new Error('no place');
  root = createRoot(place);
  await act(async () => root.render(<Cookies {...props} />));
}

// Lazy parts are loaded before the tests, however slow the machine is.
beforeAll(async () => {
  await import('./cookie-settings-dialog');
  await import('../../ui/toaster');
});

beforeEach(() => {
  localStorage.clear();
  getDefaultStore().set(cookieSettingsAtom, false);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  await act(async () => root.unmount());
});

describe('the banner', () => {
  test('asks in a region that is announced once, with equal weight for both answers', async () => {
    await render();
    await expect
      .poll(() => banner()?.querySelector('[role="status"]')?.textContent)
      .toBe(
        'We use essential cookies to make this site work. With your permission, we also use cookies to measure and improve the site, recognize your device, record sessions and personalize ads.',
      );
    expect(words(banner())).toEqual(['Accept All', 'Only Essential', 'Cookie Settings', 'Close']);
    const [accept, essential] = buttons(banner());
    expect(accept?.className).toBe(essential?.className);
    const close = buttons(banner()).at(-1);
    const description = document.getElementById(close?.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Closing accepts all cookies.');
    expect(shownAt()).toBeNull();
  });

  test.each([
    ['Accept All', { functional: true, performance: true }],
    ['Close', { functional: true, performance: true }],
    ['Only Essential', { functional: false, performance: false }],
  ])(
    '%s stores the choice, hides it, and leaves the focus at the heading',
    async (name, choice) => {
      await render();
      await press(banner(), name);
      expect(stored()).toEqual(choice);
      expect(shownAt()).not.toBeNull();
      expect(banner()).toBeNull();
      expect(document.activeElement?.id).toBe('page-heading');
    },
  );

  test('records that its page is left, but not that it was rendered', async () => {
    await render();
    expect(shownAt()).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    expect(shownAt()).not.toBeNull();
    expect(stored()).toEqual({});
  });

  test("isn't shown on excluded pages, and leaving one isn't recorded", async () => {
    await render({ ...PLACES, excluded: true });
    expect(banner()).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    expect(shownAt()).toBeNull();
  });
});

describe('the settings', () => {
  test('show each category, all on, in a scroll container of 300 px', async () => {
    await render();
    await openSettings();
    const text = dialog()?.textContent ?? '';
    for (const part of [
      'Cookie settings',
      'Always on. Keeps you signed in and your application secure.',
      'Measures how you use the site, remembers how you found us, recognizes your device and turns on chat.',
      'Measures how well the site works, records sessions and personalizes ads.',
      'Cancel turns every category on.',
    ]) {
      expect(text).toContain(part);
    }
    expect(words(dialog()).filter(Boolean)).toEqual(['Save Settings', 'Accept All', 'Cancel']);
    const switches = [...(dialog()?.querySelectorAll<HTMLInputElement>('[role="switch"]') ?? [])];
    expect(switches.map(({ name, checked }) => [name, checked])).toEqual([
      ['cookies.functional', true],
      ['cookies.performance', true],
    ]);
    expect(text).not.toContain('Global Privacy Control');
    expect(dialog()?.querySelector('[class*="max-h_300px"]')).not.toBeNull();
  });

  test.each([
    [['functional'], 'Save Settings', { functional: false, performance: true }],
    [['performance'], 'Save Settings', { functional: true, performance: false }],
    [['functional', 'performance'], 'Save Settings', { functional: false, performance: false }],
    [['functional', 'performance'], 'Cancel', { functional: true, performance: true }],
    [['performance'], 'Accept All', { functional: true, performance: true }],
  ])('%s toggled and then %s', async (toggled, button, choice) => {
    await render();
    await openSettings();
    for (const name of toggled) await toggle(name);
    await press(dialog(), button);
    expect(stored()).toEqual(choice);
    expect(banner()).toBeNull();
    await expect.poll(() => dialog()).toBeNull();
    await expect.poll(() => document.body.textContent).toContain('Cookie settings saved');
  });

  test('show the stored choice and keep it if they are closed without a button', async () => {
    await render();
    await press(banner(), 'Only Essential');
    await openSettings();
    const switches = [...(dialog()?.querySelectorAll<HTMLInputElement>('[role="switch"]') ?? [])];
    expect(switches.map(({ checked }) => checked)).toEqual([false, false]);
    await toggle('functional');
    await act(async () =>
      dialog()?.querySelector<HTMLElement>('button[aria-label="Close"]')?.click(),
    );
    await expect.poll(() => dialog()).toBeNull();
    expect(stored()).toEqual({ functional: false, performance: false });
  });

  test('turn Performance off with Global Privacy Control until a choice is stored, and say so', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    const SENTENCE = 'Your browser sent a Global Privacy Control signal, so Performance is off.';
    await render();
    await openSettings();
    expect(dialog()?.textContent).toContain(SENTENCE);
    await press(dialog(), 'Save Settings');
    expect(stored()).toEqual({ functional: true, performance: false });
    await act(async () => localStorage.clear());
    await openSettings();
    await toggle('performance');
    expect(dialog()?.textContent).not.toContain(SENTENCE);
    await press(dialog(), 'Accept All');
    expect(stored()).toEqual({ functional: true, performance: true });
  });
});
