import { STATE_VERSION } from '../../world/state';
import { describe, expect, test } from 'vitest';
import { encodeSeed } from '../../scenario/seed';
import { EVENT_NAMES } from '../../domain/events/events';
import { seededWorld, type SeededWorld } from '../../domain/seed/testing/seeded-world';
import { testSeed } from '../../domain/seed/testing/test-seed';

async function refusal(seeded: SeededWorld, path: string, body: unknown): Promise<string> {
  const response = await seeded.post(path, body);
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as { error: string };
  return error;
}

describe('POST /__mock/seed', () => {
  test('accepts a text or fields, and reset restores it', async () => {
    const seeded = await seededWorld();
    const text = encodeSeed(testSeed({ status: 'MANUAL_REVIEW', program: 'trovy' }));
    expect(await (await seeded.post('/__mock/seed', { seed: text })).json()).toEqual({
      seed: text,
      now: '2026-06-15T16:00:00.000Z',
    });
    expect(seeded.application()).toMatchObject({ status: 'MANUAL_REVIEW', program: 'trovy' });
    await seeded.post('/__mock/event', { event: 'canceled-hard' });
    expect(seeded.application().status).toBe('CANCELED_HARD');
    await seeded.post('/__mock/reset', {});
    expect(seeded.application().status).toBe('MANUAL_REVIEW');
    await seeded.post('/__mock/seed', { status: 'COMPLETE', program: 'pesto_cash' });
    expect(seeded.application().status).toBe('COMPLETE');
    expect(seeded.user().firstName).toBe('Casha');
  });

  test.each([
    [{ seed: 'v9.x.y' }, /version v9/],
    [{ seed: 5 }, /"seed" must be the text/],
    [{ seed: 'v1.x.y', status: 'COMPLETE' }, /"seed" says it all but "now"; leave "status" out/],
    [{ status: 'MANUAL_REVEIW' }, /^unknown status MANUAL_REVEIW, did you mean MANUAL_REVIEW\?$/],
    [{ sttus: 'COMPLETE' }, /^unknown field "sttus"; did you mean status\?$/],
    [{ signedIn: 'yes' }, /^"signedIn" must be true or false, not "yes"$/],
    [{ signedIn: true, signedOut: true }, /contradict each other/],
    [{ now: '2026-02-30T12:00:00Z' }, /^"now" must be a date and time like/],
    [{ persona: 'P-77' }, /Unknown persona P-77/],
    [{ persona: 'p5' }, /^unknown persona p5, did you mean P-05/],
    [{ faults: ['x'] }, /unknown key "x"/],
    [[], /must be a JSON object/],
  ])('%o is refused and changes nothing', async (body, message) => {
    const seeded = await seededWorld();
    const before = seeded.application();
    expect(await refusal(seeded, '/__mock/seed', body)).toMatch(message);
    expect(seeded.application()).toEqual(before);
  });
});

test('accepts the names of the command line, and a time next to a text', async () => {
  const seeded = await seededWorld();
  await seeded.post('/__mock/seed', { signedOut: true });
  expect(seeded.world.snapshot().seed.signedIn).toBe(false);
  const seed = encodeSeed(testSeed({ status: 'COMPLETE' }));
  const now = '2026-12-24T09:00:00-05:00';
  const answer = await seeded.post('/__mock/seed', { seed, now });
  expect(await answer.json()).toMatchObject({ now: '2026-12-24T14:00:00.000Z' });
  expect(seeded.application().status).toBe('COMPLETE');
});

describe('POST /__mock/event', () => {
  test('applies to the newest application and returns the result', async () => {
    const seeded = await seededWorld({ status: 'MANUAL_REVIEW' });
    const response = await seeded.post('/__mock/event', {
      event: 'review-decided',
      outcome: 'CREDIT_DENIED',
    });
    expect(await response.json()).toEqual({
      applicationId: 'app_0001',
      from: 'MANUAL_REVIEW',
      to: 'CREDIT_DENIED',
    });
    expect(seeded.application().decision?.reasonIds).toEqual(['R01', 'R07']);
  });

  test('rejects unknown or impossible events and names the possible ones', async () => {
    const seeded = await seededWorld({ status: 'PREQUALIFIED' });
    const post = (body: unknown) => refusal(seeded, '/__mock/event', body);
    expect(await post({ event: 'x' })).toContain(EVENT_NAMES.join(', '));
    expect(await post({})).toContain('No event');
    expect(await post({ event: 'decision' })).toMatch(/Possible now: terms-ready, review-needed/);
    expect(await post({ event: 'terms-ready', outcome: 'COMPLETE' })).toContain('no "outcome"');
    expect(await post({ event: 'decision', outcome: 'COMPLETE' })).toContain('PREQUALIFIED');
    expect(await post({ event: 'decision', applicationId: 'app_9' })).toContain('app_0001');
    expect(await post({ event: 'cancellation-period-ended' })).toContain('not possible');
  });

  test('repairs an invalid record to its previous status', async () => {
    const seeded = await seededWorld({ status: 'OFFER_DECISION_NEEDED' });
    await seeded.post('/__mock/event', { event: 'record-broken' });
    expect(seeded.application().status).toBe('INVALID_STATE');
    await seeded.post('/__mock/event', { event: 'record-repaired' });
    expect(seeded.application().status).toBe('OFFER_DECISION_NEEDED');
  });
});

describe('POST /__mock/clock', () => {
  test('sets, advances, freezes and unfreezes the clock', async () => {
    const seeded = await seededWorld();
    const set = async (body: unknown) => (await seeded.post('/__mock/clock', body)).json();
    expect(await set({ now: '2026-07-01T00:00:00Z' })).toEqual({
      now: '2026-07-01T00:00:00.000Z',
      frozen: true,
    });
    expect(await set({ advance: 'P1DT2H3M4.5S' })).toMatchObject({
      now: '2026-07-02T02:03:04.500Z',
    });
    expect(await set({ advance: 1500 })).toMatchObject({ now: '2026-07-02T02:03:06.000Z' });
    expect(await set({ frozen: false })).toMatchObject({ frozen: false });
    expect(await set({ frozen: true })).toMatchObject({ frozen: true });
  });

  test.each([
    [{}, /Give "now", "advance" or "frozen"/],
    [{ tomorrow: 1 }, /not "tomorrow"/],
    [{ now: 'today' }, /"now" must be a date and time like/],
    [{ advance: 'P' }, /"advance" must be a duration like/],
    [{ advance: -1 }, /"advance" must be/],
    [{ advance: 1, now: '2026-07-01T00:00:00Z' }, /cannot be combined/],
    [{ frozen: 'yes' }, /true or false/],
    [{ now: '2026-02-31T00:00:00Z' }, /"now" must be a date and time like/],
    [{ advance: 1e308 }, /from the year 1970 to the year 2199/],
    [{ advance: 'P99999999999999D' }, /from the year 1970 to the year 2199/],
    [{ now: '9999-01-01T00:00:00Z' }, /from the year 1970 to the year 2199/],
  ])('%o is refused', async (body, message) => {
    expect(await refusal(await seededWorld(), '/__mock/clock', body)).toMatch(message);
  });
});

test.each([
  [
    'deposit-arrived',
    'processing',
    'pay_9',
    'No payment "pay_9"; "deposit-arrived" can happen to: pay_0001',
  ],
  [
    'deposit-returned',
    'processing',
    'pay_0001',
    'Payment "pay_0001" is PROCESSING; "deposit-returned" can happen to: none. Possible now: review-needed',
  ],
  ['refund-sent', 'refunded', 'pay_9', 'No payment "pay_9"; "refund-sent" can happen to: pay_0001'],
] as const)(
  '%s of a payment that is %s rejects %s and names the possible ones',
  async (event, payment, paymentId, expectedMessage) => {
    const seeded = await seededWorld({
      program: 'pesto_cash',
      status: payment === 'refunded' ? 'OFFER_REJECTED' : 'OFFER_DECISION_NEEDED',
      payment,
    });
    expect(await refusal(seeded, '/__mock/event', { event, paymentId })).toContain(expectedMessage);
  },
);

test('state, inbox, events and faults can be read', async () => {
  const seeded = await seededWorld({ faults: ['latency=1'] });
  const event = { eventName: 'Page Loaded', eventProperties: { path: '/login' } };
  expect((await seeded.post('/events', event)).status).toBe(202);
  const read = async (name: string) => (await seeded.fetch(`/__mock/${name}`)).json();
  expect(await read('events')).toEqual([event]);
  expect(await read('inbox')).toEqual([]);
  expect(await read('faults')).toMatchObject({ faults: [{ spec: 'latency=1' }] });
  expect(await read('state')).toMatchObject({
    version: STATE_VERSION,
    applications: [{ id: 'app_0001' }],
  });
  expect(await read('clock')).toEqual({ now: '2026-06-15T16:00:00.000Z', frozen: true });
});

test('unknown control addresses and methods are rejected', async () => {
  const seeded = await seededWorld();
  expect((await seeded.fetch('/__mock/nothing')).status).toBe(404);
  const response = await seeded.fetch('/__mock/seed');
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  const broken = await seeded.fetch('/__mock/seed', { method: 'POST', body: '{' });
  expect(broken.status).toBe(400);
});

test.each([['{'], ['{}'], ['{"eventName":"","eventProperties":{}}'], ['{"eventName":"x"}']])(
  'an analytics event %s is refused',
  async (body) => {
    const seeded = await seededWorld();
    expect((await seeded.fetch('/events', { method: 'POST', body })).status).toBe(400);
    expect((await seeded.fetch('/events')).status).toBe(405);
  },
);
