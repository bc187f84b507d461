// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createNodeWorld } from '../node/node-world';
import { noteAsked } from './note-asked';
import { keepRecording, readRecording } from './recording-store';

test('what a script has the outside world do is a step, once it was done and while it is recorded', async () => {
  const world = createNodeWorld({ seed: { status: 'MANUAL_REVIEW' } });
  const { seed } = world.snapshot();
  const ask = async (path: string, body?: unknown): Promise<number> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const request = new Request(`http://portal.test/__mock/${path}`, init);
    return (await noteAsked(world.handle, request)).status;
  };
  expect(await ask('clock', { advance: 'PT1M' })).toBe(200);
  expect(readRecording()).toBeNull();

  const beginning = { kind: 'seed', seed } as const;
  const none = { steps: [], failed: false, ledger: 0, left: null, text: null };
  keepRecording({ isOn: true, beginning, ...none });
  expect(await ask('clock')).toBe(200);
  expect(await ask('event', { event: 'documents-checked' })).toBe(400);
  expect(await ask('event', { event: 'canceled-hard' })).toBe(200);
  expect(await ask('snapshot', { snapshot: 'none' })).toBe(400);
  expect(readRecording()?.steps.map(({ step }) => step)).toEqual([
    { do: 'control', name: 'event', body: { event: 'canceled-hard' } },
  ]);
});
