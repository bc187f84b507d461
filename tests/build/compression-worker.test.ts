import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readWorkerScript, workerPath } from '../../cli/build/vite/compression-worker';

test('the compression worker responds when started from its file', () => {
  const { script, version } = readWorkerScript();
  const messages: unknown[] = [];
  let hear: (event: { data: unknown }) => void = () => undefined;
  const self = {
    addEventListener: (name: string, listener: typeof hear) => {
      if (name === 'message') hear = listener;
    },
    postMessage: (message: unknown) => messages.push(message),
  };
  runInNewContext(script, { ...self, self, Uint8Array, TextEncoder });
  hear({ data: { action: 'init' } });
  expect(messages).toEqual([expect.objectContaining({ type: 'initialized' })]);
  expect(workerPath()).toContain(version);
});
