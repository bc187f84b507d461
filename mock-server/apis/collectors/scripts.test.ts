import { expect, test } from 'vitest';
import { createNodeWorld } from '../../mounts/node/node-world';

test('third-party scripts are served on the own origin, and requests are recorded', async () => {
  const world = createNodeWorld();
  const get = (path: string, method = 'GET') =>
    world.handle(new Request(`http://portal.test${path}`, { method }));
  const chat = await get('/scripts/chat.js');
  expect([chat.status, chat.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  await get('/scripts/tag-manager.js');
  expect((await get('/scripts/chat.js', 'POST')).status).toBe(405);
  const recorded = (await (await get('/__mock/scripts')).json()) as { name: string; at: string }[];
  expect(recorded.map(({ name }) => name)).toEqual(['chat', 'tag-manager']);
  expect(Date.parse(recorded[0]?.at ?? '')).not.toBeNaN();
});
