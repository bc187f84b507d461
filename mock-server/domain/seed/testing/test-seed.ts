import { SEED_NOW, type Seed } from '../../../scenario/seed';

/** A seed with what a test does not care about filled in. */
export function testSeed(overrides: Partial<Seed> = {}): Seed {
  return {
    program: 'home_light',
    status: 'CREATED',
    persona: 'P-03',
    screen: null,
    signedIn: true,
    faults: [],
    now: SEED_NOW,
    ...overrides,
  };
}
