import { expect, test } from 'vitest';
import { answererOf } from './route-request';

const ORIGIN = 'http://localhost:5173';

const answerer = (
  path: string,
  wish: { method?: string; destination?: string; dev?: boolean } = {},
) =>
  answererOf(
    {
      url: new URL(path, ORIGIN).href,
      method: wish.method ?? 'GET',
      destination: (wish.destination ?? '') as RequestDestination,
    },
    ORIGIN,
    wish.dev ?? false,
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
])('the world answers %s', (path) => {
  expect(answerer(path, { method: 'POST' })).toBe('world');
});

test.each(['https://example.com/', 'https://example.com/graphql', 'http://localhost:5174/graphql'])(
  'nobody answers %s: it would leave the origin',
  (path) => {
    expect(answerer(path)).toBe('nobody');
    expect(answerer(path, { destination: 'script' })).toBe('nobody');
  },
);

test('nobody answers what fetch asks of an unknown path', () => {
  expect(answerer('/api/unknown')).toBe('nobody');
  expect(answerer('/graphqlish', { method: 'POST' })).toBe('nobody');
});

test('the web server answers for the files of the portal', () => {
  expect(answerer('/assets/index-1.js', { destination: 'script' })).toBe('server');
  expect(answerer('/assets/index-1.js')).toBe('server');
  expect(answerer('/src/main.tsx', { dev: true })).toBe('server');
  expect(answerer('/src/main.tsx')).toBe('nobody');
  expect(answerer('data:image/png;base64,AA==')).toBe('server');
});
