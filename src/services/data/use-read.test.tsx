// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useSettled } from './use-read';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Returns the value of each render. */
function loadingStates(states: readonly boolean[]): boolean[] {
  const results: boolean[] = [];
  function Reader({ loading }: { readonly loading: boolean }) {
    results.push(useSettled({ loading }));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  for (const loading of states) act(() => root.render(<Reader loading={loading} />));
  act(() => root.unmount());
  return results;
}

test('cached data renders once and stays settled during a refetch', () => {
  expect(loadingStates([false])).toEqual([true]);
  expect(loadingStates([false, true])).toEqual([true, true]);
});

test('late data settles once and stays so', () => {
  expect(loadingStates([true])).toEqual([false]);
  expect(loadingStates([true, false, true]).at(-1)).toBe(true);
});
