// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { CopyLine } from './copy-line';

test.each([
  ['Copied', { writeText: () => Promise.resolve() }],
  ['We couldn’t copy that', { writeText: () => Promise.reject(new Error('denied')) }],
  ['We couldn’t copy that', undefined],
])('copying a text says “%s”', async (said, clipboard) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('navigator', { clipboard });
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () => root.render(<CopyLine value="FRIEND42" label="Copy Code" />));
  const button = page.querySelector('button');
  expect(button?.textContent).toBe('Copy Code');
  await act(async () => button?.click());
  expect(page.querySelector('[role="status"]')?.textContent).toContain(said);
  act(() => root.unmount());
});
