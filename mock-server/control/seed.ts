import * as v from 'valibot';
import { defaultPersona } from '../../fixtures/personas';
import { paymentForScreen } from '../../src/catalogue/payment-states';
import { DEFAULT_PROGRAM, isProgramId, programDefinition } from '../../src/catalogue/programs';
import { decodeSeed, encodeSeed, SEED_NOW, SeedSchema, type Seed } from '../../src/catalogue/seed';
import { machineTime } from '../core/clock';
import type { Context } from '../core/context';
import { createState } from '../seed/create-state';
import { ControlProblem, fieldsOf } from './control-problem';

function readFields(fields: Readonly<Record<string, unknown>>): Seed {
  const { program = DEFAULT_PROGRAM } = fields;
  const flow =
    typeof program === 'string' && isProgramId(program) ? programDefinition(program).flow : 'home';
  const result = v.safeParse(SeedSchema, {
    program,
    status: 'CREATED',
    persona: defaultPersona(flow),
    screen: null,
    signedIn: true,
    faults: [],
    now: SEED_NOW,
    ...fields,
  });
  if (result.success) {
    const seed = result.output;
    const payment = seed.payment ?? paymentForScreen(seed.screen, seed.status);
    return payment === undefined ? seed : { ...seed, payment };
  }
  const [issue] = result.issues;
  throw new ControlProblem(`${v.getDotPath(issue) ?? 'seed'}: ${issue.message}`);
}

function readSeed(body: unknown): Seed {
  const fields = fieldsOf(body);
  const { seed } = fields;
  if (seed === undefined) return readFields(fields);
  if (typeof seed !== 'string') throw new ControlProblem('"seed" must be the text of a seed');
  const decoded = decodeSeed(seed);
  if (!decoded.ok) throw new ControlProblem(decoded.detail);
  return decoded.seed;
}

/** Puts a new state in the place of the present one. A clock that stands still keeps standing. */
function replaceState(context: Context, seed: Seed): { seed: string } {
  const { state } = context;
  const frozen = state.clock.anchor === null;
  let next;
  try {
    next = createState(seed, { machineNow: machineTime(state.clock, context.now()), frozen });
  } catch (error) {
    throw new ControlProblem(error instanceof Error ? error.message : String(error));
  }
  Object.assign(state, next);
  return { seed: encodeSeed(seed) };
}

/** Starts the world anew from a seed: `{"seed": "<text>"}`, or the seed's fields, each with a default. */
export function seedWorld(context: Context, body: unknown): { seed: string } {
  return replaceState(context, readSeed(body));
}

/** Starts the world anew from the seed it was started with. */
export function resetWorld(context: Context): { seed: string } {
  return replaceState(context, context.state.seed);
}
