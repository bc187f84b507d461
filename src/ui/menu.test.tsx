// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountMenu } from './menu';

let root: Root;
const signOut = vi.fn<() => void>();
const ITEMS = [
  { label: 'Settings', onSelect: () => undefined },
  { label: 'Sign Out', onSelect: signOut },
];

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  signOut.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<AccountMenu label="Account" items={ITEMS} />));
  act(() => button().focus());
  await settled();
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

function button(): HTMLButtonElement {
  const found = document.querySelector('button');
  if (found === null) throw new Error('The menu has no button');
  return found;
}

/** Ark UI moves the focus a frame later. */
const settled = () => act(() => vi.advanceTimersByTimeAsync(50));

const isOpen = () => button().ariaExpanded === 'true';
const hasFocus = (selector: string) => document.activeElement?.matches(selector);

async function press(key: string): Promise<void> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => void document.activeElement?.dispatchEvent(event));
  await settled();
}

test('Enter opens the menu, and End and Enter select its last item', async () => {
  await press('Enter');
  expect(hasFocus('[role=menu]')).toBe(true);
  expect(isOpen()).toBe(true);
  await press('End');
  await press('Enter');
  expect(signOut).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
});

test('Escape closes the menu and returns focus to its button', async () => {
  await press('Enter');
  expect(hasFocus('[role=menu]')).toBe(true);
  await press('Escape');
  expect(isOpen()).toBe(false);
  expect(hasFocus('button')).toBe(true);
});
