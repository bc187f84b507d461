// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { removeToasts, showToast, Toaster } from './toaster';

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Toaster />));
  return () => {
    act(() => removeToasts());
    act(() => root.unmount());
    vi.useRealTimers();
  };
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const titles = () =>
  [...document.querySelectorAll('[data-part=title]')].map(({ textContent }) => textContent);

test('a toast is in a polite live region that contains no second live region', async () => {
  act(() => showToast({ title: 'Changes saved' }));
  await pass(100);
  const region = document.querySelector('[aria-live=polite]');
  expect(region?.textContent).toContain('Changes saved');
  expect(region?.querySelector('[role=status], [role=alert]')).toBeNull();
});

test('a toast with a longer duration stays after one with the usual duration has closed', async () => {
  act(() => showToast({ title: 'Item removed', duration: 10_000 }));
  act(() => showToast({ title: 'Changes saved' }));
  await pass(4900);
  expect(titles().toSorted()).toEqual(['Changes saved', 'Item removed']);
  await pass(1000);
  expect(titles()).toEqual(['Item removed']);
});

test('a click on Undo runs the action and closes the toast', async () => {
  const undo = vi.fn<() => void>();
  act(() => showToast({ title: 'Item removed', action: { label: 'Undo', onClick: undo } }));
  await pass(100);
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Undo',
  );
  act(() => button?.click());
  await pass(500);
  expect(undo).toHaveBeenCalledOnce();
  expect(titles()).toEqual([]);
});

test('removeToasts removes every toast at once', async () => {
  act(() => showToast({ title: 'Changes saved' }));
  await pass(100);
  act(() => removeToasts());
  await pass(0);
  expect(titles()).toEqual([]);
});
