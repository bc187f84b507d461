import { findPersona, PERSONAS } from '../../../fixtures/personas';
import { programDefinition } from '../../../src/catalogue/programs';
import { usualPayment } from '../../scenario/payment-states';
import { encodeSeed, SEED_NOW, type Seed } from '../../scenario/seed';
import { readClock, setClock } from '../../world/clock';
import { fnv1a } from '../../scenario/fnv1a';
import { newState } from '../../world/new-state';
import type { WorldState } from '../../world/state';
import type { StartOptions } from '../../world/world';
import { enterStatus } from '../applications/enter-status';
import { dialogProblem } from '../../scenario/dialog-problem';
import { paymentProblem } from '../../scenario/payment-problem';
import { seedDeposit } from './seeded-deposit';
import { seededApplication } from './seeded-application';
import { addSeededItems } from './seeded-items';
import { seededPerson } from './seeded-person';

const DAY = 86_400_000;

/** Milliseconds. */
const SEEDED_SYSTEM_DELAY = 10 * 60_000;

/** Throws for an unknown persona, payment or dialog; faults aren't checked here. */
export function createState(seed: Seed, options: StartOptions): WorldState {
  const persona = findPersona(seed.persona);
  if (persona === undefined) {
    const ids = PERSONAS.map(({ id }) => id).join(', ');
    throw new Error(`Unknown persona ${seed.persona}. There are: ${ids}.`);
  }
  const problem = paymentProblem(seed) ?? dialogProblem(seed);
  if (problem !== null) throw new Error(problem);

  const { program, status, payment } = seed;
  const { seedTime = SEED_NOW } = options;
  const now = Date.parse(seed.now === SEED_NOW ? seedTime : seed.now);
  const { flow } = programDefinition(program);
  const person = seededPerson({
    persona,
    status,
    flow,
    screen: seed.screen,
    signedUpAt: now - 8 * DAY,
  });
  const state = newState({
    seed,
    now,
    randomSeed: fnv1a(encodeSeed(seed)),
    counters: { app: 1, agr: status === 'COMPLETE' ? 1 : 0 },
    users: [person],
  });
  const application = seededApplication({
    program,
    status,
    person,
    now,
    addItems: (record) =>
      addSeededItems(state, record, { persona: seed.persona, screen: seed.screen, now }),
  });
  state.applications.push(application);
  setClock(state.clock, { time: now, ...options });
  seedDeposit(state, application, { payment: payment ?? usualPayment(status), now });
  // The events of the past were announced when they happened.
  state.announcements = [];
  state.letters = [];
  state.inbox = [];
  enterStatus(
    { state, now: () => readClock(state.clock, options.machineNow) },
    application,
    SEEDED_SYSTEM_DELAY,
  );
  return state;
}
