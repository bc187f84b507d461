import { expect, test } from 'vitest';
import { answererOf } from './route-request';

const ORIGIN = 'http://localhost:5173';

const answerer = (
  path: string,
  options: { method?: string; destination?: string; dev?: boolean } = {},
) =>
  answererOf(
    {
      url: new URL(path, ORIGIN).href,
      method: options.method ?? 'GET',
      destination: (options.destination ?? '') as RequestDestination,
    },
    ORIGIN,
    options.dev ?? false,
  );

test.each([
  '/graphql',
  '/secure/graphql',
  '/events',
  '/scripts/chat.js',
  '/idp/co/authenticate',
  '/idp/.well-known/jwks.json',
  '/files/home_light/privacy-notice.pdf',
  '/__mock/state',
])('the mock answers %s', (path) => {
  expect(answerer(path, { method: 'POST' })).toBe('world');
});

test.each(['https://example.com/', 'https://example.com/graphql', 'http://localhost:5174/graphql'])(
  '%s is blocked because it leaves the origin',
  (path) => {
    expect(answerer(path)).toBe('nobody');
    expect(answerer(path, { destination: 'script' })).toBe('nobody');
  },
);

test('fetches of unknown paths are blocked', () => {
  expect(answerer('/api/unknown')).toBe('nobody');
  expect(answerer('/graphqlish', { method: 'POST' })).toBe('nobody');
});

test("the web server answers for the portal's files", () => {
  expect(answerer('/assets/index-1.js', { destination: 'script' })).toBe('server');
  expect(answerer('/assets/index-1.js')).toBe('server');
  expect(answerer('/src/main.tsx', { dev: true })).toBe('server');
  expect(answerer('/src/main.tsx')).toBe('nobody');
  expect(answerer('data:image/png;base64,AA==')).toBe('server');
});
