import type { Context } from '../../world/context';
import { FaultSpecError } from '../../world/faults/spec';
import { STATE_VERSION, type WorldState } from '../../world/state';
import { checkFault } from './check-fault';
import { seedProblem } from './check-seed';
import { ControlProblem, fieldsOf } from './control-problem';
import { isWorldState, stateProblem } from './state-schema';

/** First reference to a missing record; null if there is none. */
function danglingName({ users, applications, schedule, deposits }: WorldState): string | null {
  const owner = applications.find((one) => !users.some(({ sub }) => sub === one.owner));
  if (owner !== undefined)
    return `"applications" names the user ${owner.owner}, whom "users" lacks`;
  const all = { schedule, payments: deposits.payments, schedules: deposits.schedules };
  for (const [name, list] of Object.entries(all)) {
    for (const { applicationId } of list) {
      if (applications.some(({ id }) => id === applicationId)) continue;
      return `"${name}" names the application ${applicationId}, which "applications" lacks`;
    }
  }
  return null;
}

/** Throws a ControlProblem that names the first invalid part. */
export function readState(body: unknown): WorldState {
  const { version } = fieldsOf(body);
  if (version === undefined) throw new ControlProblem('"version" is missing: that is not a state');
  if (version !== STATE_VERSION) {
    throw new ControlProblem(
      `The state is of version ${JSON.stringify(version)}, this is ${STATE_VERSION}: make it anew`,
    );
  }
  if (!isWorldState(body)) throw new ControlProblem(stateProblem(body));
  const unplayable = seedProblem(body.seed);
  if (unplayable !== null) throw new ControlProblem(`"seed": ${unplayable}`);
  const dangling = danglingName(body);
  if (dangling !== null) throw new ControlProblem(dangling);
  try {
    for (const { spec } of body.faults) checkFault(spec);
  } catch (error) {
    if (error instanceof FaultSpecError) throw new ControlProblem(error.message);
    throw error;
  }
  return body;
}

/**
 * The state has no photo bytes, and stored ones may be another world's, so drawings replace them.
 */
export async function restoreState(context: Context, body: unknown): Promise<WorldState> {
  const restored = readState(body);
  Object.assign(context.state, restored);
  await context.photos.clear();
  return restored;
}
