import { expect, test, vi } from 'vitest';
import { seededWorld } from '../../domain/seed/testing/seeded-world';
import { createTraffic } from './traffic';

const ask = () =>
  new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'currentUser', query: '{ __typename }' }),
  });

test.each([
  ['answer=cut-off', 'The connection was lost before the response was complete.'],
  ['trickle=5', expect.stringMatching(/^\{/) as string],
  ['status=503', expect.stringContaining('A fault answers') as string],
  ['drop', ''],
])('a response under %s arrives unchanged and is logged', async (effect, answer) => {
  const { world } = await seededWorld({ faults: [`endpoint=graphql,${effect}`] });
  const traffic = createTraffic();
  const given = await world.handle(ask());
  const watched = await traffic.watch(world.handle, ask());
  expect([watched.type, watched.status]).toEqual([given.type, given.status]);
  const whole = (response: Response) => response.text().catch(() => 'broke off');
  expect(await whole(watched)).toBe(await whole(given));
  await vi.waitFor(() => expect(traffic.recent()).toHaveLength(1));
  expect(traffic.recent()[0]).toMatchObject({
    operation: 'currentUser',
    status: given.status,
    answer,
  });
});

test('lists the last 100 requests of the page, newest first, without requests to the control API', async () => {
  const { world } = await seededWorld();
  const traffic = createTraffic();
  for (let number = 1; number <= 102; number += 1) {
    await traffic.watch(world.handle, new Request(`http://localhost/files/${String(number)}.pdf`));
  }
  await traffic.watch(world.handle, new Request('http://localhost/__mock/state'));
  expect(traffic.recent().map(({ number }) => number)).toEqual(
    Array.from({ length: 100 }, (_, index) => 102 - index),
  );
});
