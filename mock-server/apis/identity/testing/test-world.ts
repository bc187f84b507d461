import { freshIdentity } from '../../../world/identity-state';
import { noDeposits } from '../../../world/deposit-state';
import { SEED_NOW } from '../../../scenario/seed';
import type { BrowserCookies, Context } from '../../../world/context';
import { readClock } from '../../../world/clock';
import { createMemoryPhotos } from '../../../world/photo-store';
import { nextRandom, nextToken } from '../../../world/random';
import { STATE_VERSION, type UserRecord, type WorldState } from '../../../world/state';

/** Where the clock of these worlds stands. */
export const TEST_NOW = Date.parse('2026-06-15T12:00:00-04:00');

/** A person the provider knows by telephone and by e-mail. */
export const TEST_USER: UserRecord = {
  sub: 'sms|usr_9001',
  firstName: 'Fixture',
  middleName: null,
  lastName: 'Testworthy',
  phone: '+12025550103',
  email: 'fixture.testworthy@example.com',
  dob: null,
  taxId: null,
  annualIncome: null,
  incomeSources: [],
  homeAddress: null,
  shippingAddress: null,
  referredBy: null,
  eSignConsentAt: null,
  termsAcceptedAt: null,
  marketing: { byText: false, byEmail: false },
  statusByText: false,
  drafts: {},
};

/** The smallest world: one person, a clock that stands still. */
export function testState(): WorldState {
  return {
    version: STATE_VERSION,
    seed: {
      program: 'home_light',
      status: 'CREATED',
      persona: 'P-03',
      screen: null,
      signedIn: false,
      faults: [],
      now: new Date(TEST_NOW).toISOString(),
    },
    clock: { base: TEST_NOW, anchor: null },
    random: { seed: 1, drawn: 0 },
    counters: {},
    users: [structuredClone(TEST_USER)],
    applications: [],
    documents: [],
    itemUploads: [],
    schedule: [],
    deposits: noDeposits(),
    announcements: [],
    letters: [],
    inbox: [],
    identity: freshIdentity(),
    faults: [],
    events: [],
    telemetry: [],
    scripts: [],
    availabilityNotices: [],
    requests: [],
  };
}

/** A context over a state, as the world would hand it in. */
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
