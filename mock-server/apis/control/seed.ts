import * as v from 'valibot';
import { defaultPersona } from '../../../fixtures/personas';
import { DIALOG_IDS, screenForDialog } from '../../../src/catalogue/dialogs';
import type { Flow } from '../../../src/catalogue/flows';
import { paymentForScreen, PAYMENT_STATE_IDS } from '../../scenario/payment-states';
import { SCREEN_IDS, type ScreenId } from '../../../src/catalogue/screens';
import { STATUSES, type Status } from '../../../src/catalogue/statuses';
import { usualStatus } from '../../scenario/usual-status';
import { DEFAULT_PROGRAM, isProgramId, programDefinition } from '../../../src/catalogue/programs';
import { decodeSeed, encodeSeed, SEED_NOW, SeedSchema, type Seed } from '../../scenario/seed';
import { isoTime, machineTime } from '../../world/clock';
import type { Context } from '../../world/context';
import { signInAs } from '../identity/provider-session';
import { startState } from './world-rules';
import { ControlProblem, fieldsOf } from './control-problem';
import { faultNotes } from './fault-note';
import { seedFieldProblem } from './seed-field-problem';

/** The command line and the test kit use other field names than a seed. */
function withOwnNames(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { signedOut, ...rest } = fields;
  if (signedOut === undefined) return rest;
  if (typeof signedOut !== 'boolean') throw new ControlProblem('"signedOut" must be true or false');
  if (rest['signedIn'] === signedOut) {
    throw new ControlProblem('"signedIn" and "signedOut" contradict each other');
  }
  return { ...rest, signedIn: !signedOut };
}

const OptionsSchema = v.object({
  screen: v.optional(v.nullable(v.picklist(SCREEN_IDS))),
  status: v.optional(v.picklist(STATUSES)),
  payment: v.optional(v.picklist(PAYMENT_STATE_IDS)),
  dialog: v.optional(v.picklist(DIALOG_IDS)),
});

/** Same choice as on the command line. Invalid values are refused later. */
function placeFor(
  fields: Readonly<Record<string, unknown>>,
  flow: Flow,
): { readonly status: Status; readonly screen: ScreenId | null } {
  const options = v.safeParse(OptionsSchema, fields);
  if (!options.success) return { status: 'CREATED', screen: null };
  const { payment, dialog } = options.output;
  const own = dialog === undefined ? null : screenForDialog(dialog, flow, options.output.status);
  const { screen = own } = options.output;
  return { status: usualStatus({ screen, flow, payment, dialog }), screen };
}

function readFields(given: Readonly<Record<string, unknown>>): Seed {
  const fields = withOwnNames(given);
  const { program = DEFAULT_PROGRAM } = fields;
  const flow =
    typeof program === 'string' && isProgramId(program) ? programDefinition(program).flow : 'home';
  const values = {
    program,
    ...placeFor(fields, flow),
    persona: defaultPersona(flow),
    signedIn: true,
    faults: [],
    now: SEED_NOW,
    ...fields,
  };
  const result = v.safeParse(SeedSchema, values);
  if (!result.success) throw new ControlProblem(seedFieldProblem(result.issues[0], values));
  const seed = result.output;
  const payment = seed.payment ?? paymentForScreen(seed.screen, seed.status);
  return payment === undefined ? seed : { ...seed, payment };
}

function readSeed(body: unknown): Seed {
  const { seed, ...rest } = fieldsOf(body);
  if (seed === undefined) return readFields(rest);
  if (typeof seed !== 'string') throw new ControlProblem('"seed" must be the text of a seed');
  const other = Object.keys(rest).find((name) => name !== 'now');
  if (other !== undefined) {
    throw new ControlProblem(`"seed" says it all but "now"; leave "${other}" out`);
  }
  const decoded = decodeSeed(seed);
  if (!decoded.ok) throw new ControlProblem(decoded.detail);
  return readFields({ ...decoded.seed, ...rest });
}

/**
 * A seed with the default moment starts at the machine's time, unless the request names that moment
 * in "now". The same moment in UTC does not count.
 */
function withChosenTime(seed: Seed, body: unknown): Seed {
  const isChosen = fieldsOf(body)['now'] !== undefined && seed.now === SEED_NOW;
  return isChosen ? { ...seed, now: isoTime(Date.parse(SEED_NOW)) } : seed;
}

/** `notes`: faults that can't apply. */
interface SeededWith {
  readonly seed: string;
  readonly now: string;
  readonly notes?: readonly string[];
}

/** A frozen clock stays frozen. */
async function replaceState(context: Context, seed: Seed): Promise<SeededWith> {
  const { state } = context;
  const frozen = state.clock.anchor === null;
  let next;
  try {
    next = startState(seed, {
      machineNow: machineTime(state.clock, context.now()),
      frozen,
      seedTime: context.seedTime(),
    });
  } catch (error) {
    throw new ControlProblem(error instanceof Error ? error.message : String(error));
  }
  Object.assign(state, next);
  await context.photos.clear();
  context.cookies.session = null;
  const sub = state.users[0]?.sub;
  if (seed.signedIn && sub !== undefined) signInAs(context, sub);
  return { seed: encodeSeed(seed), now: isoTime(context.now()), ...faultNotes(seed) };
}

/** `{"seed": "<text>"}`, or the seed's fields, each with a default. */
export function seedWorld(context: Context, body: unknown): Promise<SeededWith> {
  return replaceState(context, withChosenTime(readSeed(body), body));
}

export function resetWorld(context: Context): Promise<SeededWith> {
  return replaceState(context, context.state.seed);
}
