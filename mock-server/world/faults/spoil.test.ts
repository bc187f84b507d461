import { describe, expect, test } from 'vitest';
import { seededWorld } from '../../domain/seed/testing/seeded-world';
import type { AnswerFault } from './spec';

const QUERY = '{ currentUser { firstName annualIncome creditApplication { id } notices { id } } }';
const SOUND =
  '{"data":{"currentUser":{"firstName":"Homer","annualIncome":84000,"creditApplication":{"id":"app_0001"},"notices":[]}}}';

async function answerUnder(fault: string): Promise<{ response: Response; waits: number[] }> {
  const seeded = await seededWorld({ status: 'OFFER_DECISION_NEEDED', faults: [fault] });
  const response = await seeded.post('/graphql', { query: QUERY });
  return { response, waits: seeded.waits };
}

const SPOILED: Readonly<Record<Exclude<AnswerFault, 'cut-off'>, string>> = {
  truncated: SOUND.slice(0, Math.ceil(SOUND.length / 2)),
  'wrong-types':
    '{"data":{"currentUser":{"firstName":5,"annualIncome":"84000","creditApplication":{"id":8},"notices":[]}}}',
  nulls:
    '{"data":{"currentUser":{"firstName":null,"annualIncome":null,"creditApplication":{"id":null},"notices":[]}}}',
  null: '{"data":null}',
  empty: '',
  html: '<!doctype html>',
};

describe('an answer that is', () => {
  test.each(Object.entries(SPOILED))('%s', async (kind, text) => {
    const { response } = await answerUnder(`answer=${kind}`);
    expect(response.status).toBe(200);
    const type = kind === 'html' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
    expect(response.headers.get('content-type')).toBe(type);
    const body = await response.text();
    expect(kind === 'html' ? body.slice(0, text.length) : body).toBe(text);
  });

  test('cut off in the middle', async () => {
    const { response } = await answerUnder('answer=cut-off');
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value).toHaveLength(Math.ceil(SOUND.length / 2));
    await expect(reader?.read()).rejects.toThrow('cut the answer off');
  });

  test('of another media type', async () => {
    const { response } = await answerUnder('type=text/plain');
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(await response.text()).toBe(SOUND);
  });

  test('there little by little', async () => {
    const { response, waits } = await answerUnder('operation=currentUser,trickle=5000');
    expect(waits).toEqual([]);
    const unnamed = await answerUnder('endpoint=graphql,trickle=5000');
    expect(await unnamed.response.text()).toBe(SOUND);
    expect(unnamed.waits).toEqual(Array.from({ length: 10 }, () => 500));
    expect(await response.text()).toBe(SOUND);
  });
});

test('a page of a status has no effect, spoiled answers have', async () => {
  const withdraw = 'mutation { withdrawApplication(creditApplicationId: "app_0001") { id } }';
  for (const [fault, status] of [
    ['status=502,answer=html', 'CREATED'],
    ['drop=before', 'CREATED'],
    ['drop=after', 'CANCELED_SOFT'],
    ['answer=truncated', 'CANCELED_SOFT'],
  ] as const) {
    const seeded = await seededWorld({ faults: [`endpoint=graphql,${fault}`] });
    const response = await seeded.post('/graphql', { query: withdraw });
    if (fault.startsWith('status')) {
      expect([response.status, await response.text()]).toEqual([
        502,
        expect.stringMatching(/html/),
      ]);
    }
    expect(seeded.application().status).toBe(status);
  }
});

test.each([
  ['status=503', null],
  ['status=503,retryAfter=7', '7'],
  ['status=429', '60'],
  ['status=429,retryAfter=none', null],
])('%s says to try again after %s', async (fault, after) => {
  expect((await answerUnder(fault)).response.headers.get('retry-after')).toBe(after);
});
