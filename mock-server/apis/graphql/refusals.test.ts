import { Kind } from 'graphql';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { FLOWS } from '../../../src/catalogue/flows';
import { ERROR_CODES } from '../../../src/contract/error-codes';
import { OPERATIONS } from '../../../src/contract/generated/operations';
import { seededWorld, TEST_ORIGIN, type SeededWorld } from '../../domain/seed/testing/seeded-world';
import type { WorldState } from '../../world/state';
import { seedsOf } from '../../domain/seed/testing/seeds-of-flow';
import { documentOf, usualVariables } from './testing/operation-cases';

function isMutation(name: string): boolean {
  return documentOf(name).definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === 'mutation',
  );
}

const MUTATIONS = OPERATIONS.filter(({ name }) => isMutation(name));

/** Counts an attempt even if the report is still frozen. */
const RECORDS_REFUSALS = 'recheckCreditReport';

/** Leaves out random values, sign-in and log; identifies scheduled events by name and date. */
function recorded(state: WorldState): Record<string, unknown> {
  const { users, applications, documents, itemUploads, deposits, schedule } = state;
  const steps = schedule.map(({ event, dueAt, details, outlivesStatus = false }) => [
    [event, details?.paymentId, details?.failure, outlivesStatus && 'outlives the status']
      .filter(Boolean)
      .join(', '),
    new Date(dueAt).toISOString(),
  ]);
  return {
    users,
    applications,
    documents,
    itemUploads,
    deposits,
    schedule: Object.fromEntries(steps) as Record<string, string>,
    notices: state.availabilityNotices,
  };
}

type Mutation = (typeof MUTATIONS)[number]['name'];

/** Null if the mutation succeeds, or is refused without a change. */
async function problemOf(
  seeded: SeededWorld,
  { before, was }: { before: WorldState; was: unknown },
  name: Mutation,
): Promise<string | null> {
  const { code, errors } = await seeded.run(documentOf(name), usualVariables(name));
  const isChanged = !isDeepStrictEqual(recorded(seeded.world.snapshot()), was);
  if (isChanged) {
    await seeded.world.change(TEST_ORIGIN, ({ state }) => {
      Object.assign(state, structuredClone(before));
    });
  }
  if (errors.length === 0) return null;
  if (!(ERROR_CODES as readonly unknown[]).includes(code))
    return `answers the unknown error code ${String(code)}`;
  return isChanged && name !== RECORDS_REFUSALS
    ? `was refused with ${code}, but changed the state`
    : null;
}

test.each(FLOWS)(
  'a mutation that is refused in a state of the %s flow has a known error code and changes nothing',
  async (flow) => {
    const problems: string[] = [];
    for (const [state, seed] of seedsOf(flow)) {
      const seeded = await seededWorld(seed);
      const before = seeded.world.snapshot();
      const earlier = { before, was: recorded(before) };
      for (const { name } of MUTATIONS) {
        const problem = await problemOf(seeded, earlier, name);
        if (problem !== null) problems.push(`${state}: ${name} ${problem}`);
      }
    }
    expect(problems).toEqual([]);
  },
  60_000,
);
