// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useSettled } from './use-settled';

function Shown({ loading }: { readonly loading: readonly boolean[] }) {
  return useSettled(...loading.map((each) => ({ loading: each }))) ? 'all there' : 'waiting';
}

test('a screen waits for all that it reads, and never again for what is read anew', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (...loading: boolean[]): string => {
    act(() => root.render(<Shown loading={loading} />));
    return place.textContent;
  };
  expect(show(true, false)).toBe('waiting');
  expect(show(false, true)).toBe('waiting');
  expect(show(false, false)).toBe('all there');
  expect(show(true, true)).toBe('all there');
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
