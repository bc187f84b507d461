// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './button';
import { Skeleton } from './skeleton';
import { LoadingScreen } from './spinner';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['spinner', <LoadingScreen key="spinner" />],
  ['skeleton', <Skeleton key="skeleton" shape="form" />],
])('a %s says after 10 s that it takes long, and offers a way out after 20 s', (_, waiting) => {
  act(() => root.render(waiting));
  const status = page.querySelector('[role=status]');
  expect(status?.textContent).toBe('Loading');
  act(() => vi.advanceTimersByTime(10_000));
  expect(status?.textContent).toBe('LoadingThis is taking longer than usual.');
  expect(page.querySelector('button')).toBeNull();
  act(() => vi.advanceTimersByTime(10_000));
  expect(page.querySelector('button')?.textContent).toBe('Try Again');
});

test('a button that is busy says after 10 s that it takes long, and stops saying so', () => {
  const press = (loading: boolean) =>
    act(() => root.render(<Button loading={loading}>Pay</Button>));
  const status = () => page.querySelector('[role=status]');
  press(false);
  expect(status()).toBeNull();
  press(true);
  expect(status()?.textContent).toBe('');
  act(() => vi.advanceTimersByTime(10_000));
  expect(status()?.textContent).toBe('This is taking longer than usual.');
  expect(page.textContent).toContain('PayWorking');
  press(false);
  expect(page.textContent).toBe('Pay');
});
