import { beforeAll, describe, expect, test } from 'vitest';
import { seededWorld, type SeededWorld } from '../../domain/seed/testing/seeded-world';

const QUERY = '{ currentUser { id } }';
const GRAPHQL_RESPONSE = 'application/graphql-response+json';

let seeded: SeededWorld;

beforeAll(async () => {
  seeded = await seededWorld();
});

function send(body: BodyInit | null, headers: Record<string, string> = {}): Promise<Response> {
  return seeded.fetchSignedIn('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
}

function ask(query: string, headers: Record<string, string> = {}): Promise<Response> {
  return send(JSON.stringify({ query }), headers);
}

describe('GraphQL over HTTP', () => {
  test.each([
    [GRAPHQL_RESPONSE, GRAPHQL_RESPONSE],
    ['application/json', 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    [`text/html, ${GRAPHQL_RESPONSE};q=0.9, */*;q=0.1`, GRAPHQL_RESPONSE],
    [`application/json;q=0.5, ${GRAPHQL_RESPONSE}`, GRAPHQL_RESPONSE],
  ])('Accept %s gets %s', async (accept, type) => {
    const response = await ask(QUERY, { Accept: accept });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
  });

  test('responds with 406 if no media type is acceptable', async () => {
    expect((await ask(QUERY, { Accept: 'text/html' })).status).toBe(406);
  });

  test.each(['GET', 'PUT', 'DELETE'])('%s gets 405 with Allow: POST', async (method) => {
    const response = await seeded.fetchSignedIn(`/graphql?query=${QUERY}`, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
  ])('a body of type %s gets 415', async (type) => {
    expect((await send(QUERY, { 'Content-Type': type })).status).toBe(415);
  });

  test('accepts charset UTF-8', async () => {
    const body = JSON.stringify({ query: '{ __typename }' });
    const spoken = { 'Content-Type': 'application/json; charset="UTF-8"' };
    expect((await send(body, spoken)).status).toBe(200);
  });

  test.each([
    ['no JSON', '{'],
    ['an empty body', ''],
    ['a text', '"{ currentUser { id } }"'],
    ['a batch', JSON.stringify([{ query: QUERY }])],
    ['no query', '{}'],
    ['a query that is not text', '{"query": {"a": 1}}'],
    ['variables in a text', JSON.stringify({ query: QUERY, variables: '{}' })],
    ['an operation name in a list', JSON.stringify({ query: QUERY, operationName: [] })],
    ['extensions in a list', JSON.stringify({ query: QUERY, extensions: [] })],
  ])('%s gets 400', async (_case, body) => {
    const response = await send(body, { Accept: GRAPHQL_RESPONSE });
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toBe(`${GRAPHQL_RESPONSE}; charset=utf-8`);
    expect(await response.json()).toMatchObject({ errors: [{}] });
  });

  test('null variables, operation name and extensions count as absent', async () => {
    const body = { query: QUERY, variables: null, operationName: null, extensions: null };
    expect((await send(JSON.stringify(body))).status).toBe(200);
  });

  test.each([
    ['does not parse', '{'],
    ['asks for an unknown field', '{ currentUser { shoeSize } }'],
    ['misses a variable', 'query($s: String!) { currentUser { draft(screen: $s) { screen } } }'],
    ['names no operation of two', 'query a { __typename } query b { __typename }'],
  ])('a document that %s gets 400, or 200 in plain JSON, without data', async (_case, query) => {
    const strict = await ask(query, { Accept: GRAPHQL_RESPONSE });
    const plain = await ask(query, { Accept: 'application/json' });
    expect([strict.status, plain.status]).toEqual([400, 200]);
    expect(await strict.json()).not.toHaveProperty('data');
    expect(await plain.json()).not.toHaveProperty('data');
  });

  test('a failed field gets 200 with data and errors', async () => {
    const response = await seeded.fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: GRAPHQL_RESPONSE },
      body: JSON.stringify({ query: QUERY }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { currentUser: null }, errors: [{}] });
  });

  test('introspection needs no token', async () => {
    const response = await seeded.fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
    });
    expect(await response.json()).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
  });

  test('other paths are not handled', async () => {
    expect((await seeded.fetch('/graphiql')).status).toBe(404);
  });

  test('an expired token is rejected', async () => {
    const late = await seededWorld();
    await late.advance('PT2H');
    expect((await late.run(QUERY)).code).toBe('UNAUTHENTICATED');
  });
});
