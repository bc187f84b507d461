import { DEFAULT_PROGRAM } from '../../src/catalogue/programs';
import { SEED_NOW, type Seed } from './seed';

/** A known person without an application, signed out. */
export const DEFAULT_SEED: Seed = {
  program: DEFAULT_PROGRAM,
  status: 'CREATED',
  persona: 'P-03',
  screen: null,
  signedIn: false,
  faults: [],
  now: SEED_NOW,
};
