import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';

/** What every browser has, and the window that a file of cases gets does not. */
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream });
