// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sidebar } from './sidebar';
import { Main } from './main';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #seen: () => void;
      constructor(seen: () => void) {
        this.#seen = seen;
      }
      observe = (): void => this.#seen();
      disconnect = (): void => undefined;
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

test("the side pane's height is set on its container only", () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  act(() =>
    root.render(
      <Main beside={<Sidebar aside={<p>Your offer</p>} help={<p>Call us</p>} />}>Your items</Main>,
    ),
  );
  const aside = page.querySelector('aside');
  expect(aside?.style.getPropertyValue('--pane-height')).toBe('0px');
  expect(document.documentElement.style).toHaveLength(0);
  act(() => root.unmount());
  expect(aside?.style).toHaveLength(0);
});
