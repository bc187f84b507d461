import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { afterAll, vi } from 'vitest';

// Nothing is painted in such a window: what a press leads to comes with it, as a case waits for no frame.
vi.mock('../../src/ui/after-press', () => ({ afterPress: (act: () => void) => act() }));

// Dialogs come with what opens them, as a case does not wait for their code: that they may come later is menu.test’s.
vi.mock('../../src/ui/overlays', async () => {
  const code = await import('../../src/ui/overlay-code');
  return { loadOverlays: () => Promise.resolve(code), useOverlays: () => code };
});

/** Nothing has a size in such a window, so nothing is ever told. */
class ResizeObserver {
  readonly observe = (): void => undefined;
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;
}

/** What every browser has, and the window that a file of cases gets does not. */
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream, ResizeObserver });

// What is drawn asks for what comes next ahead: still on its way as the window closes, it would fail the run.
afterAll(() => vi.dynamicImportSettled());
