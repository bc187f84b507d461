import { describe, expect, test } from 'vitest';
import { seededWorld } from '../../domain/seed/testing/seeded-world';
import type { BodyFault } from './corrupt-body';

const QUERY = '{ currentUser { firstName annualIncome creditApplication { id } notices { id } } }';
const VALID =
  '{"data":{"currentUser":{"firstName":"Homer","annualIncome":84000,"creditApplication":{"id":"app_0001"},"notices":[]}}}';

async function answerUnder(fault: string): Promise<{ response: Response; waits: number[] }> {
  const seeded = await seededWorld({ status: 'OFFER_DECISION_NEEDED', faults: [fault] });
  const response = await seeded.post('/graphql', { query: QUERY });
  return { response, waits: seeded.waits };
}

const CORRUPTED: Readonly<Record<Exclude<BodyFault, 'cut-off'>, string>> = {
  truncated: VALID.slice(0, Math.ceil(VALID.length / 2)),
  'wrong-types':
    '{"data":{"currentUser":{"firstName":5,"annualIncome":"84000","creditApplication":{"id":8},"notices":[]}}}',
  nulls:
    '{"data":{"currentUser":{"firstName":null,"annualIncome":null,"creditApplication":{"id":null},"notices":[]}}}',
  null: '{"data":null}',
  empty: '',
  html: '<!doctype html>',
};

describe('the body of a response', () => {
  test.each(Object.entries(CORRUPTED))('is corrupted by answer=%s', async (kind, text) => {
    const { response } = await answerUnder(`answer=${kind}`);
    expect(response.status).toBe(200);
    const type = kind === 'html' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
    expect(response.headers.get('content-type')).toBe(type);
    const body = await response.text();
    expect(kind === 'html' ? body.slice(0, text.length) : body).toBe(text);
  });

  test('ends in the middle with answer=cut-off', async () => {
    const { response } = await answerUnder('answer=cut-off');
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value).toHaveLength(Math.ceil(VALID.length / 2));
    await expect(reader?.read()).rejects.toThrow('cut the answer off');
  });

  test('has another media type with type=text/plain', async () => {
    const { response } = await answerUnder('type=text/plain');
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(await response.text()).toBe(VALID);
  });

  test('arrives in ten pieces with trickle=5000', async () => {
    const { response, waits } = await answerUnder('operation=currentUser,trickle=5000');
    expect(waits).toEqual([]);
    const unnamed = await answerUnder('endpoint=graphql,trickle=5000');
    expect(await unnamed.response.text()).toBe(VALID);
    expect(unnamed.waits).toEqual(Array.from({ length: 10 }, () => 500));
    expect(await response.text()).toBe(VALID);
  });
});

test('a request takes effect if only its response is corrupted or lost', async () => {
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
])('%s sends Retry-After: %s', async (fault, after) => {
  expect((await answerUnder(fault)).response.headers.get('retry-after')).toBe(after);
});
