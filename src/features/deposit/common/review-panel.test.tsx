// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useResetConsentOnChange } from './review-panel';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('a consent is withdrawn only when its terms change', () => {
  const takeBack = vi.fn<() => void>();
  function Agreed({ terms }: { readonly terms: string }) {
    useResetConsentOnChange(terms, takeBack);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const show = (terms: string) => act(() => root.render(<Agreed terms={terms} />));
  show('30000 6789');
  show('30000 6789');
  expect(takeBack).not.toHaveBeenCalled();
  show('20000 6789');
  expect(takeBack).toHaveBeenCalledTimes(1);
  show('20000 6789');
  expect(takeBack).toHaveBeenCalledTimes(1);
});
