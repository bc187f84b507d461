import { NO_TOKEN } from '../identity/token-problem';
import { execute, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createNodeWorld } from '../../mounts/node/node-world';
import { executeCall } from './execute-call';
import type { ResolverContext } from './resolver-context';
import { createDataSchema } from './schema';
import { Unanswered } from './unanswered';

const SDL = `
  scalar Cents
  scalar DateTime
  enum Tone { CALM LOUD }
  type Query { currentUser: User rewards(first: Int): [Reward!]! }
  type Mutation { claimReward(id: ID!): Reward! }
  type Reward { id: ID! title: String! value: Cents! claimedAt: DateTime isOpen: Boolean! tone: Tone! owner: User! }
  type User { id: ID! displayName: String email: String reward: Reward }
`;

/** Uses the schema above; only the fields of `person` have a value. Collects generated fields. */
async function ask(query: string, person: object, strict = false, status = 'CREATED') {
  const schema = createDataSchema(SDL, {});
  const generated: string[] = [];
  const world = createNodeWorld({ seed: { status: status as 'CREATED' } });
  const result = await world.change('http://localhost', (context) =>
    execute({
      schema,
      document: parse(query),
      rootValue: { currentUser: person },
      contextValue: {
        world: { ...context, onGenerated: strict ? null : (name: string) => generated.push(name) },
      },
    }),
  );
  return { ...result, generated };
}

describe('a field without a resolver in strict mode', () => {
  test('is an error that names its type and field', async () => {
    const { errors } = await ask('{ currentUser { id displayName } }', { id: 'usr_0001' }, true);
    expect(errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining('User.displayName'),
    ]);
  });

  test('is an error if its value is undefined asynchronously', async () => {
    const late = { displayName: () => Promise.resolve() };
    const { errors } = await ask('{ currentUser { displayName } }', late, true);
    expect(errors?.[0]?.message).toContain('User.displayName');
  });

  test('fails the entire call, so that no screen continues without it', async () => {
    const schema = createDataSchema(SDL, {});
    const call = { query: '{ currentUser { id } }', operationName: null, variables: {} };
    const world = createNodeWorld({});
    const { failure } = await world.change('http://localhost', (context) => {
      const asking: ResolverContext = {
        world: context,
        subject: null,
        refused: NO_TOKEN,
        issuedAt: null,
        answer: { latency: 0 },
      };
      return executeCall(schema, call, asking, () => null);
    });
    expect(failure).toBeInstanceOf(Unanswered);
    expect(failure?.message).toContain('Query.currentUser');
  });
});

describe('a field without a resolver in development', () => {
  const QUERY =
    '{ currentUser { id displayName email reward { id title value claimedAt isOpen tone owner { email } } } rewards(first: 2) { id } }';

  test('gets a realistic value of its type, down to nested objects and lists', async () => {
    const { data, errors, generated } = await ask(QUERY, { id: 'usr_0001' });
    expect(errors).toBeUndefined();
    const aMoment = expect.stringMatching(/^2026-\d\d-\d\dT12:00:00\.000Z$/);
    expect(data).toMatchObject({
      currentUser: {
        id: 'usr_0001',
        displayName: 'Sample display name',
        email: 'sample@example.com',
        reward: {
          title: 'Sample title',
          value: expect.any(Number),
          claimedAt: aMoment,
          isOpen: expect.any(Boolean),
          tone: expect.stringMatching(/CALM|LOUD/),
          owner: { email: 'sample@example.com' },
        },
      },
    });
    const { rewards } = data as { readonly rewards: readonly { readonly id: string }[] };
    expect(new Set(rewards.map(({ id }) => id)).size).toBe(2);
    expect(generated).toContain('User.displayName');
    expect(generated).not.toContain('User.id');
  });

  test('has the same value every time for the same seed, and another for another seed', async () => {
    const first = await ask(QUERY, {});
    expect((await ask(QUERY, {})).data).toEqual(first.data);
    expect((await ask(QUERY, {}, false, 'COMPLETE')).data).not.toEqual(first.data);
  });

  test('is not generated if the mock returns null', async () => {
    const { data } = await ask('{ currentUser { displayName } }', { displayName: null });
    expect(data).toEqual({ currentUser: { displayName: null } });
  });

  test('may be a mutation', async () => {
    const { data, errors } = await ask('mutation { claimReward(id: "r1") { title tone } }', {});
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ claimReward: { title: 'Sample title' } });
  });
});
