// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { SeedOptions } from '../../cli/support/plain-seed';
import { showPortal } from '../fuzz/show-portal';

/** Copied by hand from the rules that require these texts. */
const RATES = 'Annual Percentage Rate (APR) for Purchases';
const HARD_INQUIRY = 'get your credit report from one or more consumer reporting agencies';
const ALIMONY = 'You don’t have to include alimony, child support or separate maintenance payments';
const IDENTITY = 'IMPORTANT INFORMATION ABOUT PROCEDURES FOR OPENING A NEW ACCOUNT';
const MILITARY =
  'Federal law provides important protections to members of the Armed Forces and their dependents';
const HOME = 'Your home is security for this credit.';
const CANCEL = 'until midnight of the third business day';
const FREEZE = 'https://www.equifax.com';

const SCREENS: readonly (readonly [SeedOptions, readonly string[]])[] = [
  [{ program: 'pesto_item', screen: 'offer' }, [RATES, HARD_INQUIRY]],
  [{ program: 'home_light', screen: 'offer' }, [HOME, HARD_INQUIRY]],
  [{ program: 'pesto_cash', screen: 'credit-line' }, [RATES]],
  [{ program: 'pesto_item', screen: 'agreements' }, [RATES]],
  [{ program: 'home_light', screen: 'agreements' }, [CANCEL]],
  [{ program: 'pesto_item', screen: 'address-and-income' }, [IDENTITY]],
  [{ program: 'pesto_item', screen: 'verify-info' }, [IDENTITY]],
  [{ program: 'home_light', screen: 'verify-income' }, [ALIMONY]],
  [{ program: 'home_light', screen: 'personal-info' }, [IDENTITY]],
  [{ program: 'pesto_cash', screen: 'personal-info' }, [IDENTITY]],
  [{ program: 'home_light', screen: 'credit-freeze' }, [FREEZE]],
  [{ program: 'pesto_cash', screen: 'payment-selection', persona: 'P-12' }, [MILITARY]],
  [{ program: 'home_light', screen: 'offer', persona: 'P-12' }, [MILITARY]],
  [{ program: 'pesto_cash', screen: 'agreements', persona: 'P-12' }, [MILITARY]],
];

test.each(SCREENS)('%j shows the legal blocks %j', async (seed, blocks) => {
  const { words, addresses } = await showPortal(seed);
  const shown = [...words, ...addresses].join(' ').replaceAll(/\s+/g, ' ').replaceAll("'", '’');
  expect(blocks.filter((block) => !shown.includes(block))).toEqual([]);
});

test('the Military Lending Act statement is for covered borrowers only', async () => {
  const { words } = await showPortal({ program: 'home_light', screen: 'offer' });
  expect(words.join(' ')).not.toContain(MILITARY);
});
