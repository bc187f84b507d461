import type { Seed } from '../scenario/seed';
import { noDeposits } from './deposit-state';
import { freshIdentity } from './identity-state';
import { STATE_VERSION, type UserRecord, type WorldState } from './state';

/** Only `given` is known about the person. */
export function newUser(given: Partial<UserRecord> & Pick<UserRecord, 'sub'>): UserRecord {
  return {
    firstName: null,
    middleName: null,
    lastName: null,
    phone: null,
    email: null,
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
    ...given,
  };
}

/** `now`: ms since the epoch. */
export function newState(
  given: Pick<WorldState, 'users' | 'counters'> & {
    readonly seed: Seed;
    readonly now: number;
    readonly randomSeed: number;
  },
): WorldState {
  const { seed, now, randomSeed, users, counters } = given;
  return {
    version: STATE_VERSION,
    seed,
    clock: { base: now, anchor: null },
    random: { seed: randomSeed, drawn: 0 },
    counters,
    users,
    applications: [],
    documents: [],
    itemUploads: [],
    schedule: [],
    deposits: noDeposits(),
    announcements: [],
    letters: [],
    inbox: [],
    identity: freshIdentity(),
    faults: seed.faults.map((spec) => ({ spec, matched: 0 })),
    events: [],
    telemetry: [],
    scripts: [],
    availabilityNotices: [],
    requests: [],
  };
}
