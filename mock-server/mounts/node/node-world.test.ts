import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNodeWorld, worldHandlers } from './node-world';

const world = createNodeWorld({ seed: { status: 'COMPLETE' } });
const server = setupServer(...worldHandlers(world));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('every request of a Node process reaches the world', async () => {
  const response = await fetch('http://portal.test/__mock/state');
  expect(await response.json()).toMatchObject({ seed: { status: 'COMPLETE' } });
});

test('the clock of a Node world is frozen', async () => {
  const before = world.now();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(world.now()).toBe(before);
});
