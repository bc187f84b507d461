// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { openModal } from '../../shell/dialogs/modal-store';
import { NamedModals } from './named-modals';

vi.mock('./black-diamond-dialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a requested modal whose code fails to load shows a message', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<NamedModals />));
  act(() => openModal('blackDiamond', null));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(document.querySelector('[role=dialog]')?.textContent).toContain(
      'We can’t load this right now',
    );
  });
  act(() => root.unmount());
});
