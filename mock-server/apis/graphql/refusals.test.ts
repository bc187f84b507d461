import { Kind } from 'graphql';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { FLOWS } from '../../../src/catalogue/flows';
import { OPERATIONS } from '../../../src/contract/generated/operations';
import { seededWorld, TEST_ORIGIN, type SeededWorld } from '../../domain/seed/testing/seeded-world';
import type { WorldState } from '../../world/state';
import { seedsOf } from '../../../tests/record/seeds';
import { Grouped, recorded } from '../../../tests/record/world-record';
import { documentOf, usualVariables } from './testing/operation-cases';

function isMutation(name: string): boolean {
  return documentOf(name).definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === 'mutation',
  );
}

const MUTATIONS = OPERATIONS.filter(({ name }) => isMutation(name));

type Mutation = (typeof MUTATIONS)[number]['name'];

/** What an operation comes to in the world as it is, which is then as it was: `before`, as recorded `was`. */
async function outcome(
  seeded: SeededWorld,
  { before, was }: { before: WorldState; was: unknown },
  name: Mutation,
): Promise<string> {
  const { code, errors } = await seeded.run(documentOf(name), usualVariables(name));
  const isChanged = !isDeepStrictEqual(recorded(seeded.world.snapshot()), was);
  if (isChanged) {
    await seeded.world.change(TEST_ORIGIN, ({ state }) => {
      Object.assign(state, structuredClone(before));
    });
  }
  if (errors.length === 0) return isChanged ? 'done' : 'answered, nothing changed';
  const field = errors[0]?.extensions?.['field'];
  const named = typeof field === 'string' ? ` of ${field}` : '';
  return `${String(code)}${named}${isChanged ? ', and yet something changed' : ''}`;
}

test.each(FLOWS)(
  'what each change comes to in each state of the %s flow is as written down',
  async (flow) => {
    const outcomes = new Map(MUTATIONS.map(({ name }) => [name, new Grouped()]));
    for (const [state, seed] of seedsOf(flow)) {
      const seeded = await seededWorld(seed);
      const before = seeded.world.snapshot();
      const earlier = { before, was: recorded(before) };
      for (const [name, grouped] of outcomes) {
        grouped.add(await outcome(seeded, earlier, name), state);
      }
    }
    const text = [...outcomes].map(([name, grouped]) => `${name}\n${grouped.list()}\n`);
    await expect(text.join('\n')).toMatchFileSnapshot(`../../../tests/record/refusals-${flow}.txt`);
  },
  60_000,
);
