import { DEFAULT_PROGRAM } from '../../src/catalogue/programs';
import { SEED_NOW, type Seed } from './seed';

/** What a first visit without a seed finds: a person who is known, has nothing yet, and is signed out. */
export const DEFAULT_SEED: Seed = {
  program: DEFAULT_PROGRAM,
  status: 'CREATED',
  persona: 'P-03',
  screen: null,
  signedIn: false,
  faults: [],
  now: SEED_NOW,
};
