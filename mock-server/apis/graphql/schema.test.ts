import { execute, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createNodeWorld } from '../../mounts/node/node-world';
import { executeCall } from './execute-call';
import type { ResolverContext } from './resolver-context';
import { createDataSchema } from './schema';
import { Unanswered } from './unanswered';

const SDL = `
  directive @mayBeFilled on FIELD_DEFINITION
  scalar DateTime
  type Query { currentUser: User }
  type User {
    id: ID!
    displayName: String
    nickname: String @mayBeFilled
    bornAt: DateTime! @mayBeFilled
  }
`;

/** What a schema of one person answers to `query`; of the person, only `person` is known. */
function ask(query: string, person: object) {
  const schema = createDataSchema(SDL, {});
  return execute({ schema, document: parse(query), rootValue: { currentUser: person } });
}

describe('a field that nothing answers', () => {
  test('fails with the name of its type and its own', async () => {
    const { errors } = await ask('{ currentUser { id displayName } }', { id: 'usr_0001' });
    expect(errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining('User.displayName'),
    ]);
  });

  test('is not one that is answered with null', async () => {
    const { data, errors } = await ask('{ currentUser { displayName } }', { displayName: null });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ currentUser: { displayName: null } });
  });

  test('also fails when the answer comes later', async () => {
    const late = { displayName: () => Promise.resolve() };
    const { errors } = await ask('{ currentUser { displayName } }', late);
    expect(errors?.[0]?.message).toContain('User.displayName');
  });

  test('is filled, always alike, where the schema says that it may be', async () => {
    const query = '{ currentUser { nickname bornAt } }';
    const first = await ask(query, {});
    expect(first.errors).toBeUndefined();
    expect(first.data).toEqual({
      currentUser: { nickname: 'Sample', bornAt: '2026-01-01T12:00:00.000Z' },
    });
    expect((await ask(query, {})).data).toEqual(first.data);
  });

  test('fails the whole call, so that no screen can go on with the rest', async () => {
    const schema = createDataSchema(SDL, {});
    const call = { query: '{ currentUser { id } }', operationName: null, variables: {} };
    const world = createNodeWorld({});
    const { failure } = await world.change('http://localhost', (context) => {
      const asking: ResolverContext = {
        world: context,
        subject: null,
        issuedAt: null,
        answer: { latency: 0 },
      };
      return executeCall(schema, call, asking, () => null);
    });
    expect(failure).toBeInstanceOf(Unanswered);
    expect(failure?.message).toContain('Query.currentUser');
  });
});
