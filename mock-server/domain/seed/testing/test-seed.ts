import { SEED_NOW, type Seed } from '../../../scenario/seed';

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
