// @vitest-environment jsdom
import { act, useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog';
import { loadOverlays } from './overlays';

let root: Root;
let page: HTMLElement;
const close = vi.fn<() => void>();

beforeAll(async () => void (await loadOverlays()));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  close.mockReset();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => root.unmount());
  page.remove();
});

const show = (blocking: boolean) =>
  act(async () =>
    root.render(
      <Dialog open title="Need help?" blocking={blocking} onClose={close}>
        <p>Call us.</p>
      </Dialog>,
    ),
  );

/** Ark looks for what it has drawn later, at a time of the browser's choice. */
function beforeArkListens(): void {
  vi.stubGlobal('queueMicrotask', () => undefined);
  vi.stubGlobal('requestAnimationFrame', () => 0);
}

const pressEscape = () =>
  act(async () => {
    document
      .querySelector('[role=dialog] h2')
      ?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
  });

test.each(['before Ark listens', 'afterwards'])('Escape closes it once, %s', async (when) => {
  if (when === 'before Ark listens') beforeArkListens();
  await show(false);
  await pressEscape();
  expect(close).toHaveBeenCalledOnce();
});

test.each(['before Ark listens', 'afterwards'])(
  'Escape closes no dialog that has to be answered, %s',
  async (when) => {
    if (when === 'before Ark listens') beforeArkListens();
    await show(true);
    await pressEscape();
    expect(close).not.toHaveBeenCalled();
  },
);

/** Takes the focus as soon as it is there. */
function Eager() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} />;
}

test.each([
  ['its title', <p key="p">Call us.</p>, 'H2'],
  ['what took it before', <Eager key="e" />, 'INPUT'],
])('the focus is on %s', async (_what, inside, focused) => {
  await act(async () =>
    root.render(
      <Dialog open title="Need help?" beside="others" onClose={close}>
        {inside}
      </Dialog>,
    ),
  );
  // Ark gives the focus with the next frame.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await act(() => frame().then(frame));
  expect(document.activeElement?.tagName).toBe(focused);
});
