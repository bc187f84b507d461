// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useRefreshOnReturn } from './asset-cart-screen';

test('returning to the tab refetches the cart, but not during an edit', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const refresh = vi.fn<() => Promise<void>>().mockResolvedValue();
  function Cart({ editing }: { readonly editing: boolean }) {
    useRefreshOnReturn(refresh, !editing);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const come = () => document.dispatchEvent(new Event('visibilitychange'));
  act(() => root.render(<Cart editing={false} />));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  come();
  expect(refresh).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  come();
  expect(refresh).toHaveBeenCalledTimes(1);
  act(() => root.render(<Cart editing />));
  come();
  expect(refresh).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
