import { newState, newUser } from '../../../world/new-state';
import { SEED_NOW } from '../../../scenario/seed';
import type { BrowserCookies, Context } from '../../../world/context';
import { readClock } from '../../../world/clock';
import { createMemoryPhotos } from '../../../world/photo-store';
import { nextRandom, nextToken } from '../../../world/random';
import type { UserRecord, WorldState } from '../../../world/state';

export const TEST_NOW = Date.parse('2026-06-15T12:00:00-04:00');

/** The provider knows this person by phone number and email address. */
export const TEST_USER: UserRecord = newUser({
  sub: 'sms|usr_9001',
  firstName: 'Fixture',
  lastName: 'Testworthy',
  phone: '+12025550103',
  email: 'fixture.testworthy@example.com',
});

/** One person, a frozen clock. */
export function testState(): WorldState {
  return newState({
    seed: {
      program: 'home_light',
      status: 'CREATED',
      persona: 'P-03',
      screen: null,
      signedIn: false,
      faults: [],
      now: new Date(TEST_NOW).toISOString(),
    },
    now: TEST_NOW,
    randomSeed: 1,
    counters: {},
    users: [structuredClone(TEST_USER)],
  });
}

export function testContext(
  state: WorldState,
  origin = 'http://localhost:5173',
  cookies: BrowserCookies = { session: null },
): Context {
  return {
    state,
    origin,
    worldName: null,
    introspection: true,
    onGenerated: null,
    cookies,
    photos: createMemoryPhotos(),
    seedTime: () => SEED_NOW,
    now: () => readClock(state.clock, TEST_NOW),
    random: () => nextRandom(state.random),
    token: (length) => nextToken(state.random, length),
    nextId: (prefix) => {
      const number = (state.counters[prefix] ?? 0) + 1;
      state.counters[prefix] = number;
      return `${prefix}_${String(number).padStart(4, '0')}`;
    },
  };
}
