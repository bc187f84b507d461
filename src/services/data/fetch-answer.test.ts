import { afterEach, expect, test, vi } from 'vitest';
import { fetchAnswer } from './fetch-answer';

afterEach(() => vi.unstubAllGlobals());

test('the text of an answer is read once, and is then there without another task', async () => {
  const came = new Response('{"data":{}}', { headers: { 'content-type': 'application/json' } });
  const reads = vi.spyOn(came, 'text');
  vi.stubGlobal('fetch', () => Promise.resolve(came));
  const answer = await fetchAnswer('/graphql');
  let text: string | null = null;
  void answer.text().then((read) => (text = read));
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
  expect(text).toBe('{"data":{}}');
  expect(reads).toHaveBeenCalledOnce();
});
