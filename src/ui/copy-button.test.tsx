// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button';

test('a button that copies is called what it says', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () => root.render(<CopyButton value="FRIEND42" label="Copy Code" />));
  expect(page.querySelector('button')?.getAttribute('aria-label')).toBe('Copy Code');
  act(() => root.unmount());
});
