import { findPersona, defaultPersona, PERSONAS } from '../../fixtures/personas';
import { FaultSpecError } from '../../mock-server/core/faults/spec';
import { checkFault as requireKnownFault } from '../../mock-server/scenario/check-fault';
import { usualStatus } from '../../mock-server/scenario/usual-status';
import { landingPath } from '../../mock-server/scenario/landing-path';
import { dialogProblem } from '../../mock-server/seed/dialog-problem';
import { paymentProblem } from '../../mock-server/seed/payment-problem';
import { CONSENT_STATES } from '../../src/catalogue/consent';
import { DIALOG_IDS, screenForDialog, type DialogId } from '../../src/catalogue/dialogs';
import {
  PAYMENT_STATE_IDS,
  paymentForScreen,
  type PaymentState,
} from '../../src/catalogue/payment-states';
import { isMoment } from '../../src/catalogue/moment';
import { alternatives } from '../../src/catalogue/nearest';
import { DEFAULT_PROGRAM, programDefinition, type ProgramId } from '../../src/catalogue/programs';
import { screenPath } from '../../src/catalogue/routes';
import { fitsStatus, statusPath } from '../../src/catalogue/status-routes';
import { SCREEN_IDS, screenDefinition, type ScreenId } from '../../src/catalogue/screens';
import { encodeSeed, SEED_NOW, SEED_PARAMETER, type Seed } from '../../src/catalogue/seed';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { STATUSES, type Status } from '../../src/catalogue/statuses';
import { BRAND_IDS } from '../../src/programs/registry';
import { choice } from './choice';
import { UsageError } from './usage-error';

/** What a person says about a seed; everything left out follows from the rest. */
export interface SeedWishes {
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

function chooseScreen(value: string, program: ProgramId): ScreenId {
  const screen = choice('screen', value, SCREEN_IDS);
  const { flow } = programDefinition(program);
  if (screenPath(screen, flow) !== undefined) return screen;
  const flows = Object.keys(screenDefinition(screen).path);
  throw new UsageError(
    `screen ${screen} belongs to flow ${alternatives(flows)}, but program ${program} has flow ${flow}`,
  );
}

function chooseStatus(
  wish: string | undefined,
  options: {
    screen: ScreenId | null;
    program: ProgramId;
    payment: PaymentState | undefined;
    dialog: DialogId | undefined;
  },
): Status {
  const { screen, program, payment, dialog } = options;
  const { flow } = programDefinition(program);
  if (wish === undefined) {
    const own = dialog === undefined ? null : screenForDialog(dialog, flow, undefined);
    return usualStatus({ screen: screen ?? own, flow, payment, dialog });
  }
  const status = choice('status', wish, STATUSES);
  if (screen === null || fitsStatus(screen, flow, status)) return status;
  const fitting = STATUSES.filter((candidate) => fitsStatus(screen, flow, candidate));
  throw new UsageError(
    `screen ${screen} has nothing to show in status ${status}; it fits ${alternatives(fitting)}`,
  );
}

function checkFault(spec: string): string {
  try {
    requireKnownFault(spec);
    return spec;
  } catch (error) {
    if (error instanceof FaultSpecError) throw new UsageError(error.message);
    throw error;
  }
}

/** An ISO date and time with its offset, as seeds hold it. Throws a UsageError. */
export function checkMoment(value: string): string {
  if (!isMoment(value)) {
    throw new UsageError(`--now ${value} is no moment; write it like ${SEED_NOW}`);
  }
  return value;
}

/** The seed that fulfils the wishes. Throws a UsageError for values or combinations that do not exist. */
export function makeSeed(wishes: SeedWishes): Seed {
  const program = choice('program', wishes.program ?? DEFAULT_PROGRAM, BRAND_IDS);
  const { flow } = programDefinition(program);
  const dialog =
    wishes.dialog === undefined ? undefined : choice('dialog', wishes.dialog, DIALOG_IDS);
  const wanted = wishes.screen === undefined ? null : chooseScreen(wishes.screen, program);
  const paid =
    wishes.payment === undefined ? undefined : choice('payment', wishes.payment, PAYMENT_STATE_IDS);
  const status = chooseStatus(wishes.status, { screen: wanted, program, payment: paid, dialog });
  const screen = wanted ?? (dialog === undefined ? null : screenForDialog(dialog, flow, status));
  const payment = paid ?? paymentForScreen(screen, status);
  const signedOutScreen =
    dialog === undefined && screen !== null && screenDefinition(screen).access === 'public';
  const signedIn = !(wishes.signedOut ?? signedOutScreen);
  const problem =
    paymentProblem({ program, status, payment }) ??
    dialogProblem({ program, status, screen, signedIn, dialog });
  if (problem !== null) throw new UsageError(problem);
  const persona = wishes.persona ?? defaultPersona(flow);
  if (findPersona(persona) === undefined) {
    choice(
      'persona',
      persona,
      PERSONAS.map(({ id }) => id),
    );
  }
  return {
    program,
    status,
    persona,
    screen,
    signedIn,
    faults: (wishes.faults ?? []).map(checkFault),
    now: wishes.now === undefined ? SEED_NOW : checkMoment(wishes.now),
    ...(payment === undefined ? {} : { payment }),
    ...(dialog === undefined ? {} : { dialog }),
    ...(wishes.consent === undefined
      ? {}
      : { consent: choice('consent', wishes.consent, CONSENT_STATES) }),
  };
}

/** Where the browser ends up after a seed's link: the screen and its pathname. */
export function seedDestination(seed: Seed): { readonly screen: ScreenId; readonly path: string } {
  const { flow } = programDefinition(seed.program);
  const signedOut = !seed.signedIn;
  if (seed.screen !== null) {
    if (signedOut && screenDefinition(seed.screen).access === 'signed-in') {
      return { screen: 'login', path: '/login' };
    }
    // The callback holds no answer of the provider and passes the visitor on.
    if (seed.screen === 'login-callback') return { screen: 'login', path: '/login' };
    return { screen: seed.screen, path: landingPath(seed) };
  }
  if (signedOut) return { screen: 'login', path: '/login' };
  return { screen: screenForStatus(flow, seed.status), path: statusPath(flow, seed.status) };
}

/** The link that opens a seed at `path` of the portal at `base`, which may itself be below a path. */
export function seedLink(seed: Seed, base: string, path = '/'): string {
  const below = new URL(base);
  if (!below.pathname.endsWith('/')) below.pathname += '/';
  return `${new URL(path.replace(/^\/+/, ''), below).href}?${SEED_PARAMETER}=${encodeSeed(seed)}`;
}
