import { BODY_FAULTS } from '../../mock-server/world/faults/corrupt-body';
import { DIALOG_IDS } from '../../src/catalogue/dialogs';
import { PAYMENT_STATE_IDS } from '../../mock-server/scenario/payment-states';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import type { Seed } from '../../mock-server/scenario/seed';
import { STATUSES } from '../../src/catalogue/statuses';
import { OPERATIONS } from '../../src/contract/generated/operations';
import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { makeSeed } from '../support/make-seed';
import type { SeedOptions } from '../support/plain-seed';
import { UsageError } from '../support/errors';
import type { Dice } from './dice';

const ENDPOINTS = ['passwordless/start', 'passwordless/verify', 'userinfo', 'jwks.json', 'events'];

const EFFECTS: readonly string[] = [
  'status=500',
  'status=503',
  'status=429',
  'status=401',
  'latency=1500',
  'offline',
  'drop',
  'drop=before',
  'trickle=1000',
  'type=text/html',
  ...Object.keys(BODY_FAULTS).map((fault) => `answer=${fault}`),
];

/** Only operations of the data API can have these. */
const ERRORS: readonly string[] = ['error=Unauthorized', 'error=Something else'];

const HOW_OFTEN: readonly string[] = ['times=1', 'times=2', 'nth=2', 'nth=3', 'times=1000'];

function fault(dice: Dice): string {
  const often = dice.one(HOW_OFTEN);
  if (dice.chance(0.15)) return `endpoint=${dice.one(ENDPOINTS)},${dice.one(EFFECTS)},${often}`;
  const { name } = dice.one(OPERATIONS);
  return `operation=${name},${dice.one([...EFFECTS, ...ERRORS])},${often}`;
}

function randomOptions(dice: Dice): SeedOptions {
  const program = dice.one(PROGRAM_IDS);
  if (dice.chance(0.3)) return { program, screen: dice.one(SCREEN_IDS) };
  if (dice.chance(0.15)) return { program, dialog: dice.one(DIALOG_IDS) };
  const status = dice.one(STATUSES);
  if (dice.chance(0.2)) return { program, status, payment: dice.one(PAYMENT_STATE_IDS) };
  return { program, status };
}

/** Up to three faults if `withFaults`. */
export function beginning(dice: Dice, withFaults: boolean): Seed {
  const faults = withFaults ? Array.from({ length: 1 + dice.below(3) }, () => fault(dice)) : [];
  for (;;) {
    try {
      return makeSeed({ ...randomOptions(dice), faults });
    } catch (error) {
      // Not everything fits together: try again.
      if (!(error instanceof UsageError)) throw error;
    }
  }
}
