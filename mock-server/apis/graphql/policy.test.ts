import { getIntrospectionQuery, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../../src/contract/generated/operations';
import { seededWorld, type SeededWorld } from '../../domain/seed/testing/seeded-world';
import { DOCUMENT_LIMITS } from './document-limits';
import { documentOf, operationCase } from './testing/operation-cases';

const SENSITIVE = OPERATIONS.filter(({ sensitive }) => sensitive).map(({ name }) => name);

async function messageOf(seeded: SeededWorld, query: string): Promise<string | undefined> {
  return (await seeded.run(query)).errors[0]?.message;
}

describe('sensitive operations', () => {
  test.each(SENSITIVE)('%s is answered directly and logged as not tokenized', async (name) => {
    const { seeded, variables } = await operationCase(name);
    const query = print(documentOf(name));
    const tokenized = () => seeded.world.snapshot().requests.at(-1)?.tokenized;
    await seeded.post('/__mock/faults', { faults: ['direct=refuse,times=1'] });
    const refused = await (await seeded.post('/graphql', { query, variables })).json();
    expect(refused).toMatchObject({ errors: [{ message: expect.stringContaining('/secure') }] });
    expect(refused).not.toHaveProperty('data');
    const { errors } = await seeded.run(documentOf(name), variables);
    expect([errors, tokenized()]).toEqual([[], false]);
    await seeded.post('/secure/graphql', { query, variables });
    expect(tokenized()).toBe(true);
  });

  test('are accepted by the proxy and refused at the direct address', async () => {
    const { seeded, variables } = await operationCase('submitPersonalInformation');
    await seeded.post('/__mock/faults', { faults: ['direct=refuse'] });
    const query = print(documentOf('submitPersonalInformation'));
    const answer = await seeded.post('/secure/graphql', { query, variables });
    expect(await answer.json()).not.toHaveProperty('errors');
    expect((await seeded.run('{ currentUser { id } }')).errors).toEqual([]);
    expect(seeded.world.snapshot().requests.at(-1)).not.toHaveProperty('tokenized');
  });
});

describe('introspection', () => {
  test('can be disabled and then reports that', async () => {
    const seeded = await seededWorld({ faults: ['introspection=off'] });
    expect(await messageOf(seeded, getIntrospectionQuery())).toMatch(
      /Introspection is switched off/,
    );
    expect(await messageOf(seeded, '{ __type(name: "User") { name } }')).toMatch(/switched off/);
    expect(await messageOf(seeded, '{ currentUser { __typename } }')).toBeUndefined();
    const faults: unknown = await (await seeded.fetch('/__mock/faults')).json();
    expect(faults).toEqual({ faults: [{ spec: 'introspection=off', matched: 2, struck: 2 }] });
  });
});

describe('document limits', () => {
  const nested = (levels: number): string =>
    `{ __schema { types ${'{ fields { type '.repeat(levels)} { name } ${'} }'.repeat(levels)} } }`;
  const aliased = (count: number): string =>
    `{ ${Array.from({ length: count }, (_none, at) => `a${String(at)}: __typename`).join(' ')} }`;
  const spread = (count: number): string => {
    const fragments = Array.from({ length: count }, (_none, at) => {
      const next = at + 1 === count ? 'a: id b: id' : `...f${String(at + 1)} ...f${String(at + 1)}`;
      return `fragment f${String(at)} on User { ${next} }`;
    });
    return `{ currentUser { ...f0 } } ${fragments.join(' ')}`;
  };

  test.each([
    ['levels', nested(12), `at most ${String(DOCUMENT_LIMITS.depth)} levels of fields`],
    ['aliases', aliased(31), `at most ${String(DOCUMENT_LIMITS.aliases)} aliases`],
    ['aliases in fragments of fragments', spread(30), 'aliases'],
    ['directives', `{ __typename ${'@skip(if: false) '.repeat(51)} }`, 'at most 50 directives'],
    ['tokens', `{ ${'__typename '.repeat(6000)} }`, 'token'],
  ])('rejects %s', async (_what, query, message) => {
    expect(await messageOf(await seededWorld(), query)).toContain(message);
  });

  test.each([
    ['reading the schema', getIntrospectionQuery()],
    ['aliases', aliased(30)],
  ])('accepts %s', async (_what, query) => {
    expect((await (await seededWorld()).run(query)).errors).toEqual([]);
  });

  test('a recursive fragment is rejected', async () => {
    const query =
      '{ currentUser { ...a } } fragment a on User { ...b } fragment b on User { ...a }';
    expect(await messageOf(await seededWorld(), query)).toContain('Cannot spread fragment');
  });
});
