import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONSENT_STATES } from '../../src/catalogue/consent';
import { DIALOG_IDS } from '../../src/catalogue/dialogs';
import { PAYMENT_STATE_IDS } from './payment-states';
import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import { decodeSeed, encodeSeed, SEED_NOW, type Seed } from './seed';
import { STATUSES } from '../../src/catalogue/statuses';

const SEED: Seed = {
  program: 'home_light',
  status: 'MANUAL_REVIEW',
  persona: 'P-03',
  screen: null,
  signedIn: true,
  faults: ['operation=currentUser,status=503,times=2'],
  now: SEED_NOW,
};

const seeds: fc.Arbitrary<Seed> = fc.record(
  {
    program: fc.constantFrom(...PROGRAM_IDS),
    status: fc.constantFrom(...STATUSES),
    persona: fc.integer({ min: 0, max: 99 }).map((n) => `P-${String(n).padStart(2, '0')}`),
    screen: fc.option(fc.constantFrom(...SCREEN_IDS)),
    signedIn: fc.boolean(),
    faults: fc.array(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), {
      maxLength: 3,
    }),
    now: fc.constant(SEED_NOW),
    payment: fc.constantFrom(...PAYMENT_STATE_IDS),
    dialog: fc.constantFrom(...DIALOG_IDS),
    consent: fc.constantFrom(...CONSENT_STATES),
  },
  { requiredKeys: ['program', 'status', 'persona', 'screen', 'signedIn', 'faults', 'now'] },
);

describe('the seed codec', () => {
  it('round-trips every seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(decodeSeed(encodeSeed(seed))).toEqual({ ok: true, seed });
      }),
    );
  });

  it('encodes the same seed to the same bytes in any key order', () => {
    const { now, ...rest } = SEED;
    expect(encodeSeed({ now, ...rest })).toBe(encodeSeed(SEED));
    expect(encodeSeed(SEED)).toMatch(/^v1\.[\w-]+\.[0-9a-z]+$/);
  });

  it('detects every lost or changed character', () => {
    const text = encodeSeed(SEED);
    for (let index = 0; index < text.length; index += 1) {
      const lost = text.slice(0, index) + text.slice(index + 1);
      expect(decodeSeed(lost).ok, lost).toBe(false);
    }
  });

  it.each([
    ['v2.abc.def', 'other-version'],
    ['', 'malformed'],
    ['hello', 'malformed'],
    ['v1', 'malformed'],
  ])('reports what is wrong with "%s"', (text, problem) => {
    expect(decodeSeed(text)).toMatchObject({ ok: false, problem });
  });
});
