import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { afterAll, vi } from 'vitest';

/** Elements have no size in jsdom, so it never reports. */
class ResizeObserver {
  readonly observe = (): void => undefined;
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;
}

// Ark UI only focuses elements that have a box.
if ('Element' in globalThis) {
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
}

let isClosed = false;

// Registered before a test’s own hooks, so it runs last. Rendering prefetches modules, and one
// still loading when the window closes would fail the run.
afterAll(async () => {
  await vi.dynamicImportSettled();
  isClosed = true;
});

type Run = (...given: unknown[]) => void;

/**
 * Drops pending callbacks once the window is closed, like a browser: these two are Node’s and would
 * run.
 */
const whileOpen =
  (start: (run: () => void) => unknown) =>
  (run: Run, ...given: unknown[]): unknown =>
    start(() => {
      if (!isClosed) run(...given);
    });

Object.assign(globalThis, {
  // APIs that every browser has, but not the window of a test file.
  ReadableStream,
  TransformStream,
  WritableStream,
  ResizeObserver,
  setImmediate: whileOpen(globalThis.setImmediate),
  queueMicrotask: whileOpen(globalThis.queueMicrotask),
});
