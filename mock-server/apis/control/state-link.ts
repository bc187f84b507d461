import { findRoute } from '../../../src/catalogue/routes';
import { encodeSeed, SEED_PARAMETER, type Seed } from '../../scenario/seed';
import type { ProgramId } from '../../../src/catalogue/programs';
import { isoTime } from '../../world/clock';
import { remainingFaults } from '../../world/faults/remaining';
import { createMemoryPersistence } from '../../world/persistence';
import type { WorldState } from '../../world/state';
import { createWorld } from '../../world/world';
import { dialogProblem } from '../../scenario/dialog-problem';
import { paymentProblem } from '../../scenario/payment-problem';
import { screenProblem } from '../../scenario/combination';
import { CLOCK_PARAMETER, landingPath } from '../../scenario/landing-path';
import { applySeed } from './apply-seed';
import { WORLD_RULES } from './world-rules';

export interface ShownPage {
  /** Without a slash at the end. */
  readonly address: string;
  /** Within the portal. */
  readonly pathname: string;
  readonly search: string;
  readonly program: ProgramId;
  readonly signedIn: boolean;
}

export interface StateLink {
  readonly url: string;
  /** Whether the link restores every value of the application and the person. */
  readonly exact: boolean;
}

interface Candidate {
  readonly seed: Seed;
  readonly clock: string | null;
}

/** Compares applications and applicants only: drafts, messages and requests change all the time. */
function essence({ applications, users, deposits }: WorldState): string {
  const { payments, schedules, refunds } = deposits;
  const people = users.map((user) => ({ ...user, drafts: {} }));
  return JSON.stringify([applications, people, payments, schedules, refunds]);
}

async function bringsBack({ seed, clock }: Candidate, state: WorldState): Promise<boolean> {
  const persistence = createMemoryPersistence();
  const world = createWorld({
    persistence,
    seed,
    responders: [],
    ...WORLD_RULES,
    machineNow: () => 0,
    frozen: true,
  });
  await applySeed(world, seed, 'http://portal.invalid', clock);
  return essence(world.snapshot()) === essence(state);
}

function shownScreen(page: ShownPage, seed: Seed): Seed['screen'] {
  const route = findRoute(page.pathname);
  const screen = route === undefined ? 'not-found' : route.screen;
  return screenProblem({ ...seed, screen }) === null ? screen : null;
}

function linkTo({ seed, clock }: Candidate, page: ShownPage): string {
  const direct = page.pathname + page.search === landingPath(seed);
  const url = new URL(page.address + (direct ? '/' : page.pathname + page.search));
  url.searchParams.set(SEED_PARAMETER, encodeSeed(seed));
  if (clock !== null) url.searchParams.set(CLOCK_PARAMETER, clock);
  return url.href;
}

/** Drops a payment or dialog that doesn't fit the program, status or screen. */
function withFitting({ payment, dialog, ...seed }: Seed): Seed {
  const paid = payment !== undefined && paymentProblem({ ...seed, payment }) === null;
  const open = dialog !== undefined && dialogProblem({ ...seed, dialog }) === null;
  return { ...seed, ...(paid ? { payment } : {}), ...(open ? { dialog } : {}) };
}

/**
 * Uses the seed and clock that the world started with while they describe it; otherwise a seed of
 * the current status, person, faults and time.
 */
export async function stateLink(
  state: WorldState,
  page: ShownPage,
  now: number,
): Promise<StateLink> {
  const common = {
    ...state.seed,
    program: page.program,
    signedIn: page.signedIn,
    faults: remainingFaults(state.faults),
  };
  const status = state.applications.at(-1)?.status ?? state.seed.status;
  const moved = state.clock.base !== Date.parse(state.seed.now);
  const candidates: readonly [Candidate, Candidate] = [
    { seed: withFitting(common), clock: moved ? isoTime(now) : null },
    { seed: withFitting({ ...common, status, now: isoTime(now) }), clock: null },
  ];
  let chosen: Candidate = candidates[1];
  let exact = false;
  for (const candidate of candidates) {
    exact = await bringsBack(candidate, state);
    if (!exact) continue;
    chosen = candidate;
    break;
  }
  const seed = withFitting({ ...chosen.seed, screen: shownScreen(page, chosen.seed) });
  return { url: linkTo({ ...chosen, seed }, page), exact };
}
