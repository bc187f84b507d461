import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { afterAll, vi } from 'vitest';

/** Nothing has a size in such a window, so nothing is ever told. */
class ResizeObserver {
  readonly observe = (): void => undefined;
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;
}

// Ark UI moves focus only to elements that have a box.
if ('Element' in globalThis) {
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
}

let isClosed = false;

// The last of all: registered before any case’s own. What is drawn asks for what comes next ahead, and a module
// that is still on its way as the window closes would fail the run.
afterAll(async () => {
  await vi.dynamicImportSettled();
  isClosed = true;
});

type Run = (...given: unknown[]) => void;

/** Leaves out what is due once the window is closed, as a browser does: these two are Node’s and would go on. */
const whileOpen =
  (start: (run: () => void) => unknown) =>
  (run: Run, ...given: unknown[]): unknown =>
    start(() => {
      if (!isClosed) run(...given);
    });

Object.assign(globalThis, {
  // What every browser has, and the window that a file of cases gets does not.
  ReadableStream,
  TransformStream,
  WritableStream,
  ResizeObserver,
  setImmediate: whileOpen(globalThis.setImmediate),
  queueMicrotask: whileOpen(globalThis.queueMicrotask),
});
