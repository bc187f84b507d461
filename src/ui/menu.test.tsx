// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AccountMenu } from './menu';
import { loadOverlays } from './overlays';

vi.unmock('./overlays');

let root: Root;
let page: HTMLElement;
let frames: (() => void)[];
const signOut = vi.fn<() => void>();
const ITEMS = [
  { label: 'Settings', onSelect: () => undefined },
  { label: 'Sign Out', onSelect: signOut },
];

beforeAll(async () => void (await loadOverlays()));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  signOut.mockReset();
  // No frame is drawn before a case asks for it: the focus stays where it was.
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () => root.render(<AccountMenu label="Account" items={ITEMS} />));
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  });

/** What stood in for the button, and the button as it is once the menu has come. */
const waiting = (): HTMLButtonElement => {
  const button = page.querySelector<HTMLButtonElement>('button:not([aria-controls])');
  if (button === null) throw new Error('The menu was there from the start.');
  return button;
};
const answering = () => page.querySelector<HTMLButtonElement>('button[aria-controls]');

/** Draws the button in a page whose menu has not come yet. */
async function drawEarly(): Promise<void> {
  vi.resetModules();
  const { AccountMenu: Early } = await import('./menu');
  await act(async () => root.unmount());
  root = createRoot(page);
  await act(async () => root.render(<Early label="Account" items={ITEMS} />));
}

test('keys that are pressed before the menu can open are not lost, nor is the focus', async () => {
  await drawEarly();
  const early = waiting();
  expect(early.getAttribute('aria-haspopup')).toBe('menu');
  expect(early.getAttribute('aria-expanded')).toBe('false');
  early.focus();
  for (const key of ['Enter', 'End', 'Enter']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    act(() => void early.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
  }
  await expect.poll(answering).not.toBeNull();
  expect(answering()?.textContent).toBe(early.textContent);
  await expect.poll(() => signOut.mock.calls.length).toBe(1);
});

test('what was pressed as the menu came opens it', async () => {
  await drawEarly();
  const early = waiting();
  const pointer = (type: string): void =>
    void early.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true }), { isPrimary: true, button: 0 }),
    );
  pointer('pointerdown');
  await act(async () => {
    const { loadOverlays: load } = await import('./overlays');
    void load();
    await vi.dynamicImportSettled();
  });
  expect(early.isConnected).toBe(true);
  pointer('pointerup');
  act(() => early.click());
  await expect.poll(() => answering()?.getAttribute('aria-expanded')).toBe('true');
});

test('keys that are pressed before the open menu has the focus are not lost', async () => {
  const button = page.querySelector('button');
  button?.focus();
  await press('Enter');
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(button);
  await press('End');
  await press('Enter');
  expect(signOut).toHaveBeenCalledOnce();
});

test('a menu that is closed before it has the focus leaves it to its button', async () => {
  const button = page.querySelector('button');
  button?.focus();
  await press('Enter');
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  await press('Escape');
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  await act(async () => frames.forEach((draw) => draw()));
  expect(document.activeElement).toBe(button);
});
