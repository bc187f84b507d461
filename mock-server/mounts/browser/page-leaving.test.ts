import { expect, test } from 'vitest';
import { leaveAfter, whileHere } from './page-leaving';

const ask = () => new Request('http://portal.test/graphql');

/** Runs all pending microtasks. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Responds on command. */
function slowWorld() {
  const waiting: (() => void)[] = [];
  const handle = whileHere(
    () => new Promise((resolve) => waiting.push(() => resolve(new Response('answer')))),
  );
  return { handle, answer: () => waiting.shift()?.(), isRequested: () => waiting.length > 0 };
}

test("a failed replacement keeps the page's responses", async () => {
  const { handle, answer } = slowWorld();
  const before = handle(ask());
  await expect(leaveAfter(() => Promise.reject(new Error('no such status')))).rejects.toThrow(
    'no such status',
  );
  answer();
  expect(await (await before).text()).toBe('answer');
  const after = handle(ask());
  await turn();
  answer();
  expect(await (await after).text()).toBe('answer');
});

// The page counts as left from here on, so later tests in this file get no responses.
test('a page that replaced its world gets no more responses', async () => {
  const { handle, answer, isRequested } = slowWorld();
  const responses: string[] = [];
  void handle(ask()).then(() => responses.push('asked before'));
  await turn();
  await leaveAfter(() => Promise.resolve());
  void handle(ask()).then(() => responses.push('asked after'));
  answer();
  await turn();
  expect(responses).toEqual([]);
  expect(isRequested()).toBe(false);
});
