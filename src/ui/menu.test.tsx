// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountMenu } from './menu';

let root: Root;
let page: HTMLElement;
const signOut = vi.fn<() => void>();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // No frame is drawn: the focus stays where it was.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  await act(async () =>
    root.render(
      <AccountMenu
        label="Account"
        items={[
          { label: 'Settings', onSelect: () => undefined },
          { label: 'Sign Out', onSelect: signOut },
        ]}
      />,
    ),
  );
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

test('a key that is pressed before the menu can open is not lost, nor is the focus', async () => {
  const waiting = page.querySelector('button');
  expect(waiting?.getAttribute('aria-haspopup')).toBe('menu');
  expect(waiting?.getAttribute('aria-expanded')).toBe('false');
  waiting?.focus();
  await press('ArrowDown');
  const button = () => page.querySelector('button[aria-controls]');
  await expect.poll(() => button()?.getAttribute('aria-expanded')).toBe('true');
  expect(button()?.textContent).toBe(waiting?.textContent);
  expect(document.activeElement).toBe(button());
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
