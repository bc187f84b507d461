// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createNodeWorld } from '../node/node-world';
import { recordRequest } from './record-request';
import { storeRecording, readRecording } from './recording-store';

test("a script's change of the mock is recorded after it happened", async () => {
  const world = createNodeWorld({ seed: { status: 'MANUAL_REVIEW' } });
  const { seed } = world.snapshot();
  document.body.innerHTML = '<main data-screen="manual-review"><h1>In review</h1></main>';
  const answer = async (request: Request): Promise<Response> => {
    const response = await world.handle(request);
    // Requests of the page itself, which may precede the handling of a response.
    if (response.ok && request.url.endsWith('/event')) {
      document.body.innerHTML = '<main data-screen="canceled"><h1>Closed</h1></main>';
    }
    return response;
  };
  const ask = async (path: string, body?: unknown): Promise<number> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const request = new Request(`http://portal.test/__mock/${path}`, init);
    return (await recordRequest(answer, request)).status;
  };
  expect(await ask('clock', { advance: 'PT1M' })).toBe(200);
  expect(readRecording()).toBeNull();

  const beginning = { kind: 'seed', seed } as const;
  const none = { steps: [], failed: false, ledger: 0, left: null, text: null };
  storeRecording({ isOn: true, beginning, ...none });
  expect(await ask('clock')).toBe(200);
  expect(await ask('event', { event: 'documents-checked' })).toBe(400);
  expect(await ask('event', { event: 'canceled-hard' })).toBe(200);
  expect(await ask('snapshot', { snapshot: 'none' })).toBe(400);
  expect(readRecording()?.steps).toEqual([
    {
      step: { do: 'control', name: 'event', body: { event: 'canceled-hard' } },
      shown: expect.objectContaining({ screen: 'manual-review', heading: 'In review' }),
    },
  ]);
});
