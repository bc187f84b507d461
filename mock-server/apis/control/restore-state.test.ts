import { describe, expect, test } from 'vitest';
import { encodeSeed } from '../../scenario/seed';
import { STATUSES } from '../../../src/catalogue/statuses';
import { CurrentUserDocument } from '../../../src/contract/generated/documents';
import { STATE_VERSION, type WorldState } from '../../world/state';
import { seededWorld, type SeededWorld } from '../../domain/seed/testing/seeded-world';
import { testSeed } from '../../domain/seed/testing/test-seed';

const put = (seeded: SeededWorld, body: string): Promise<Response> =>
  seeded.fetch('/__mock/state', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body,
  });

const readState = async (seeded: SeededWorld): Promise<WorldState> =>
  (await (await seeded.fetch('/__mock/state')).json()) as WorldState;

/** Every request adds to the log. */
const withoutLog = ({ requests: _requests, ...rest }: WorldState) => rest;

test.each(['home_light', 'pesto_item', 'pesto_cash'] as const)(
  'a saved state of %s is restored, in every status, in the same or another world',
  async (program) => {
    const other = await seededWorld();
    for (const status of STATUSES) {
      const seeded = await seededWorld({ program, status, faults: ['latency=1'] });
      const saved = await readState(seeded);
      await seeded.post('/__mock/seed', { seed: encodeSeed(testSeed({ status: 'COMPLETE' })) });
      for (const world of [seeded, other]) {
        const answer = await put(world, JSON.stringify(saved));
        expect([status, answer.status]).toEqual([status, 200]);
        expect(withoutLog(await readState(world))).toEqual(withoutLog(saved));
      }
    }
  },
);

test('a restored world continues from there', async () => {
  const seeded = await seededWorld({ status: 'VERIFY_DOC' });
  const saved = JSON.stringify(await readState(seeded));
  for (let round = 0; round < 2; round += 1) {
    await seeded.post('/__mock/event', { event: 'documents-checked' });
    expect(seeded.application().status).toBe('OFFER_ACCEPTED');
    expect((await put(seeded, saved)).status).toBe(200);
    expect(seeded.application().status).toBe('VERIFY_DOC');
    expect((await seeded.run(CurrentUserDocument)).errors).toEqual([]);
  }
});

test("photos of another world aren't visible after restoring a state", async () => {
  const seeded = await seededWorld({ program: 'pesto_item' });
  const saved = JSON.stringify(await readState(seeded));
  const { photos } = await seeded.world.change('http://portal.test', (context) => context);
  await photos.keep('upl_0001', new Uint8Array([1]));
  await put(seeded, saved);
  expect(await photos.find('upl_0001')).toBeNull();
});

describe('restoring an invalid state names the problem and changes nothing', () => {
  const spoiled: readonly (readonly [string, (state: WorldState) => unknown, RegExp])[] = [
    ['nothing', () => ({}), /^"version" is missing: that is not a state$/],
    ['a list', () => [], /must be a JSON object/],
    [
      'another version',
      (state) => ({ ...state, version: 1 }),
      new RegExp(`of version 1, this is ${STATE_VERSION}`),
    ],
    ['a missing part', ({ deposits: _deposits, ...rest }) => rest, /^"deposits" is missing$/],
    ['an unknown part', (state) => ({ ...state, depsits: {} }), /^"depsits" is unknown$/],
    [
      'an unknown status',
      (state) => ({ ...state, applications: [{ ...state.applications[0], status: 'DONE' }] }),
      /^"applications\.0\.status": .*"DONE"/,
    ],
    [
      'an event that there is not',
      (state) => ({
        ...state,
        schedule: [{ dueAt: 0, applicationId: 'app_0001', event: 'dcision' }],
      }),
      /^"schedule\.0\.event": names no event$/,
    ],
    [
      'an application of nobody',
      (state) => ({ ...state, users: [] }),
      /^"applications" names the user sms\|usr_\w+, whom "users" lacks$/,
    ],
    [
      'a step of no application',
      (state) => ({
        ...state,
        schedule: [{ dueAt: 0, applicationId: 'app_9', event: 'decision' }],
      }),
      /^"schedule" names the application app_9/,
    ],
    [
      'a fault that cannot be read',
      (state) => ({ ...state, faults: [{ spec: 'ofline', matched: 0 }] }),
      /unknown key "ofline"/,
    ],
    [
      'a time that has no date',
      (state) => ({ ...state, clock: { base: 1e20, anchor: null } }),
      /^"clock\.base": The clock goes from the year 1970 to the year 2199$/,
    ],
    [
      'a step that was due before all time',
      (state) => ({
        ...state,
        schedule: [{ dueAt: -1e20, applicationId: 'app_0001', event: 'inactive' }],
      }),
      /^"schedule\.0\.dueAt"/,
    ],
    [
      'a seed that a reset could not start from',
      (state) => ({ ...state, seed: { ...state.seed, persona: 'P-99' } }),
      /^"seed": Unknown persona P-99/,
    ],
    [
      'fewer matches than none',
      (state) => ({ ...state, faults: [{ spec: 'offline', matched: -1 }] }),
      /^"faults\.0\.matched"/,
    ],
  ];

  test.each(spoiled)('%s', async (_case, spoil, problem) => {
    const seeded = await seededWorld();
    const before = await readState(seeded);
    const response = await put(seeded, JSON.stringify(spoil(before)));
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: string };
    expect(error).toMatch(problem);
    expect(withoutLog(await readState(seeded))).toEqual(withoutLog(before));
  });

  test("rejects text that isn't JSON", async () => {
    const response = await put(await seededWorld(), '{');
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'The body is not JSON' },
    ]);
  });

  test('names the valid methods for others', async () => {
    const response = await (await seededWorld()).post('/__mock/state', {});
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, PUT']);
  });
});
