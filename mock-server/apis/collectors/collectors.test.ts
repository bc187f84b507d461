import { expect, test } from 'vitest';
import { seededWorld } from '../../domain/seed/testing/seeded-world';

const RUM = '/telemetry/api/v2/rum?ddsource=browser&dd-api-key=pub-mock';
const REPLAY = '/telemetry/api/v2/replay?ddsource=browser';

const post = (body: BodyInit) => ({ method: 'POST', body });

test('monitoring and replay are accepted, and readable parts are stored', async () => {
  const world = await seededWorld();
  const lines = '{"type":"view"}\n{"type":"action"}\n';
  expect((await world.fetch(RUM, post(lines))).status).toBe(202);
  expect((await world.fetch(RUM, post(new Uint8Array([120, 1, 2])))).status).toBe(202);
  const form = new FormData();
  form.set('segment', new Blob([new Uint8Array(40)]), 'segment');
  form.set('event', new Blob(['{"records_count":7}'], { type: 'application/json' }));
  expect((await world.fetch(REPLAY, post(form))).status).toBe(202);
  expect((await world.fetch(REPLAY, post('no form'))).status).toBe(202);
  expect(await (await world.fetch('/__mock/telemetry')).json()).toEqual([
    { kind: 'rum', bytes: lines.length, events: [{ type: 'view' }, { type: 'action' }] },
    { kind: 'rum', bytes: 3, events: null },
    { kind: 'replay', bytes: expect.any(Number), events: [{ records_count: 7 }] },
    { kind: 'replay', bytes: 7, events: null },
  ]);
});

test('the remote configuration is served, and other paths and methods are rejected', async () => {
  const { fetch } = await seededWorld();
  expect(await (await fetch('/telemetry/configuration.json')).json()).toEqual({
    rum: { sessionSampleRate: 100, sessionReplaySampleRate: 20 },
  });
  expect((await fetch('/telemetry/configuration.json', post('{}'))).status).toBe(405);
  expect((await fetch(RUM)).headers.get('allow')).toBe('POST');
  expect((await fetch('/telemetry/api/v2/logs', post('{}'))).status).toBe(404);
});
