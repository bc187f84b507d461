import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTROL_NAMES } from '../../apis/control/control';
import { ENDPOINT_NAMES, FILE_FOLDERS } from '../../apis/control/endpoint-names';
import { ENDPOINTS } from '../../apis/identity/endpoints/all';
import { DEFAULT_SEED } from '../../scenario/default-seed';
import { serveMock, type MockServer } from './serve';

let server: MockServer;
let token: string;

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

beforeAll(async () => {
  server = await serveMock({ port: 0, seed: DEFAULT_SEED });
  const { origin } = server;
  const email = 'malformed@example.com';
  const send = (path: string, body: object) =>
    fetch(`${origin}/idp/${path}`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ client_id: 'portal-client', ...body }),
    });
  await send('passwordless/start', { connection: 'email', email, send: 'code' });
  const response = await send('oauth/token', {
    grant_type: 'http://auth0.com/oauth/grant-type/passwordless/otp',
    realm: 'email',
    username: email,
    otp: '123456',
    audience: 'https://api.portal.test',
    scope: 'openid',
  });
  token = ((await response.json()) as { access_token: string }).access_token;
});

afterAll(() => server.close());

const nested = (open: string, close: string, depth: number): string =>
  open.repeat(depth) + close.repeat(depth);

const deepList = nested('[', ']', 50_000);
const deepObject = nested('{"a":', '}', 50_000).replace('}', '1}');

/** Gives `value` to every parameter name that an endpoint reads. */
const NAMES = (
  'query variables operationName extensions eventName eventProperties seed now ' +
  'advance frozen faults keep event outcome applicationId version users state ' +
  'snapshot record id set status program rotate client_id grant_type username ' +
  'password otp realm connection email phone_number code refresh_token token scope ' +
  'audience authParams wctx '
)
  .trim()
  .split(' ');
const everyName = (value: string): string =>
  `{${NAMES.map((name) => `"${name}":${value}`).join(',')}}`;

const BODIES: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['half an object', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['lists that are never closed', '['.repeat(100_000)],
  ['objects that are never closed', '{"a":'.repeat(50_000)],
  ['deep lists', deepList],
  ['deep objects', deepObject],
  ['deep lists under every name', everyName(nested('[', ']', 5000))],
  ['deep objects under every name', everyName(nested('{"a":', '}', 5000).replace('}', '1}'))],
  ['lists under every name', everyName('[1]')],
  ['numbers under every name', everyName('1e999')],
  ['null under every name', everyName('null')],
  ['names of the prototype', everyName('"__proto__"')],
  ['a prototype', '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}'],
  ['a long text under every name', everyName(`"${'x'.repeat(10_000)}"`)],
  ['half a surrogate pair', everyName(String.raw`"\ud800"`)],
  ['control characters', '\0\u0001\u0002'],
  [
    'an event with deep properties',
    `{"eventName":"x","eventProperties":{"a":${nested('[', ']', 5000)}}}`,
  ],
];

const PATHS: readonly string[] = [
  ...new Set([
    ...ENDPOINT_NAMES.filter((name) => !ENDPOINTS.some(({ path }) => path === name)),
    ...ENDPOINTS.map(({ path }) => `idp/${path}`),
    ...CONTROL_NAMES.map((name) => `__mock/${name}`),
    ...FILE_FOLDERS.map((folder) => `files/${folder}/doc_id_0001`),
    '__mock/plant',
    'files/home_light/privacy-notice.pdf',
  ]),
].map((name) => `/${name}`);

async function statusOf(path: string, init: RequestInit): Promise<number> {
  const response = await fetch(server.origin + path, { redirect: 'manual', ...init });
  await response.arrayBuffer();
  return response.status;
}

describe.each(PATHS)('%s', (path) => {
  test('never answers malformed input with a server error', async () => {
    const authorization = `Bearer ${token}`;
    const failures: string[] = [];
    const send = async (what: string, init: RequestInit, query = ''): Promise<number> => {
      const headers = { ...init.headers, authorization };
      const status = await statusOf(path + query, { ...init, headers });
      if (status >= 500) failures.push(`${what}: ${status}`);
      return status;
    };
    const writes = (await send('', { method: 'POST' })) === 405 ? 'PUT' : 'POST';
    const types = path.startsWith('/idp/') ? [JSON_TYPE, FORM_TYPE] : [JSON_TYPE];
    for (const [what, body] of BODIES) {
      for (const headers of types) await send(what, { method: writes, headers, body });
    }
    if (path.startsWith('/__mock/')) {
      for (const name of NAMES) {
        const body = `{"${name}":${nested('[', ']', 5000)}}`;
        await send(`deep lists under "${name}"`, { method: writes, headers: JSON_TYPE, body });
      }
    }
    for (const query of ['?%', '?client_id[]=a&__proto__=b', `?state=${'x'.repeat(8000)}`]) {
      await send(query.slice(0, 30), { method: 'GET' }, query);
    }
    expect(failures).toEqual([]);
    expect(await statusOf('/__mock/state', {})).toBe(200);
  });
});

const QUERIES: readonly (readonly [string, string])[] = [
  ['braces that are never closed', '{a'.repeat(2000)],
  ['bare braces', '{'.repeat(4000)],
  ['nested fields', nested('{a', '}', 2000)],
  ['lists that are never closed', `{ a(b: ${'['.repeat(4000)}`],
  ['objects that are never closed', `{ a(b: ${'{c:'.repeat(1600)}`],
  ['nested lists', `{ a(b: ${nested('[', ']', 2400)}) }`],
  ['a type of nested lists', `query ($a: ${'['.repeat(2000)}Int${']'.repeat(2000)}) { a }`],
  ['inline fragments', nested('{...{', '}}', 1000)],
  ['aliases', `{ ${Array.from({ length: 2000 }, (_, at) => `a${at}: __typename`).join(' ')} }`],
  ['one field many times', `{ ${'__typename '.repeat(4900)} }`],
  ['fragments in a circle', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
  ['directives', `{ __typename ${'@skip(if: false) '.repeat(900)} }`],
  ['a block string that is never closed', '{ a(b: """'],
  ['a text of 900 kB', `{ ${'a '.repeat(450_000)} }`],
  ['control characters', '{ \0 }'],
];

test.each(QUERIES)('the data API rejects a document with %s', async (_what, query) => {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { ...JSON_TYPE, accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query }),
  });
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as { errors: { message: string }[] };
  expect(errors[0]?.message).not.toBe('');
});

test('the data API executes fragments that double at each level without trouble', async () => {
  const fragments = Array.from(
    { length: 200 },
    (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`,
  );
  const query = `{ ...f0 } ${fragments.join(' ')} fragment f200 on Query { __typename }`;
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ query }),
  });
  expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
});

test('the data API rejects variables that are nested too deeply', async () => {
  const query = 'query ($a: Boolean) { __typename @skip(if: $a) }';
  const body = `{"query":${JSON.stringify(query)},"variables":{"a":${deepList}}}`;
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: JSON_TYPE,
    body,
  });
  expect(response.status).toBe(400);
});
