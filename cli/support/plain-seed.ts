import { defaultPersona, PERSONAS } from '../../fixtures/personas';
import { screenProblem } from '../../mock-server/scenario/combination';
import { dialogProblem } from '../../mock-server/scenario/dialog-problem';
import { paymentProblem } from '../../mock-server/scenario/payment-problem';
import { usualStatus } from '../../mock-server/scenario/usual-status';
import { CONSENT_STATES } from '../../src/catalogue/consent';
import { DIALOG_IDS, screenForDialog, type DialogId } from '../../src/catalogue/dialogs';
import {
  PAYMENT_STATE_IDS,
  paymentForScreen,
  type PaymentState,
} from '../../mock-server/scenario/payment-states';
import type { Flow } from '../../src/catalogue/flows';
import { isTimestamp } from '../../src/catalogue/calendar-date';
import { SCREEN_IDS, screenDefinition, type ScreenId } from '../../src/catalogue/screens';
import { SEED_NOW, type Seed } from '../../mock-server/scenario/seed';
import { STATUSES, type Status } from '../../src/catalogue/statuses';
import { DEFAULT_PROGRAM, PROGRAM_IDS, programDefinition } from '../../src/catalogue/programs';
import { choice } from './choice';
import { invalid } from './errors';

/** Missing options are derived from the others. */
export interface SeedOptions {
  readonly status?: string;
  readonly program?: string;
  readonly persona?: string;
  readonly screen?: string;
  readonly signedOut?: boolean;
  readonly faults?: readonly string[];
  readonly now?: string;
  readonly payment?: string;
  readonly dialog?: string;
  readonly consent?: string;
}

function chooseStatus(
  wish: string | undefined,
  options: {
    screen: ScreenId | null;
    flow: Flow;
    payment: PaymentState | undefined;
    dialog: DialogId | undefined;
  },
): Status {
  if (wish !== undefined) return choice('--status', wish, STATUSES);
  const { screen, flow, dialog } = options;
  const own = dialog === undefined ? null : screenForDialog(dialog, flow, undefined);
  return usualStatus({ ...options, screen: screen ?? own });
}

export const EXPECTED_TIME = `expected a date and time with offset, such as ${SEED_NOW}`;

/** ISO with offset; returned unchanged. Throws a UsageError. */
export function checkTimestamp(value: string): string {
  if (isTimestamp(value)) return value;
  throw invalid('--now', value, EXPECTED_TIME);
}

function checkCombination(seed: Seed): void {
  const problems = {
    payment: paymentProblem(seed),
    dialog: dialogProblem(seed),
    screen: screenProblem(seed),
  };
  for (const name of ['payment', 'dialog', 'screen'] as const) {
    const problem = problems[name];
    if (problem !== null) throw invalid(`--${name}`, seed[name] ?? '', problem);
  }
}

/**
 * Without faults: checking those needs the entire mock. Throws a UsageError for unknown values and
 * combinations.
 */
export function plainSeed(options: Omit<SeedOptions, 'faults'>): Seed {
  const program = choice('--program', options.program ?? DEFAULT_PROGRAM, PROGRAM_IDS);
  const { flow } = programDefinition(program);
  const dialog =
    options.dialog === undefined ? undefined : choice('--dialog', options.dialog, DIALOG_IDS);
  const chosenScreen =
    options.screen === undefined ? null : choice('--screen', options.screen, SCREEN_IDS);
  const paid =
    options.payment === undefined
      ? undefined
      : choice('--payment', options.payment, PAYMENT_STATE_IDS);
  const status = chooseStatus(options.status, {
    screen: chosenScreen,
    flow,
    payment: paid,
    dialog,
  });
  const screen =
    chosenScreen ?? (dialog === undefined ? null : screenForDialog(dialog, flow, status));
  const payment = paid ?? paymentForScreen(screen, status);
  const signedOutScreen =
    dialog === undefined && screen !== null && screenDefinition(screen).access === 'public';
  const signedIn = !(options.signedOut ?? signedOutScreen);
  const persona = choice(
    '--persona',
    options.persona ?? defaultPersona(flow),
    PERSONAS.map(({ id }) => id),
  );
  const seed: Seed = {
    program,
    status,
    persona,
    screen,
    signedIn,
    faults: [],
    now: options.now === undefined ? SEED_NOW : checkTimestamp(options.now),
    ...(payment === undefined ? {} : { payment }),
    ...(dialog === undefined ? {} : { dialog }),
    ...(options.consent === undefined
      ? {}
      : { consent: choice('--consent', options.consent, CONSENT_STATES) }),
  };
  checkCombination(seed);
  return seed;
}
