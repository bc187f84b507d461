// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ProblemPage } from './problem-page';

vi.mock('./problem-frame', () => ({
  problemFrame: () => Promise.reject(new TypeError('Failed to fetch')),
}));

test('where logo, picture and help do not come either, the words stay', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() => root.render(<ProblemPage screenId="error" words={<h1>Sorry</h1>} actions="Again" />));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(warn).toHaveBeenCalled();
  });
  expect(container.querySelector('main')?.textContent).toBe('SorryAgain');
  act(() => root.unmount());
});
