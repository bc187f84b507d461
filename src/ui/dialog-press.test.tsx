// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog';

vi.unmock('./after-press');

test('what closes a dialog is painted before it is closed, and two presses before that are one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const close = vi.fn<() => void>();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <Dialog open title="Need help?" onClose={close}>
        <p>Call us.</p>
      </Dialog>,
    ),
  );
  const escape = () =>
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  act(() => void document.activeElement?.dispatchEvent(escape()));
  document.querySelector<HTMLElement>('[aria-label=Close]')?.click();
  expect(close).not.toHaveBeenCalled();
  for (const draw of frames.splice(0)) draw();
  vi.advanceTimersByTime(0);
  expect(close).toHaveBeenCalledOnce();
  act(() => root.unmount());
  vi.useRealTimers();
});
