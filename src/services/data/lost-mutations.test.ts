// @vitest-environment jsdom
import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentOf } from '../../../mock-server/apis/graphql/testing/operation-cases';
import { LIMITS } from '../../catalogue/limits';
import { OPERATIONS } from '../../contract/generated/operations';
import { createDataClient } from './data-client';
import { createOperation } from './run-operation';
import { answer, restoreApi, stubApi, type Answer } from './testing/stub-api';

const MUTATIONS = OPERATIONS.filter(({ kind }) => kind === 'mutation').map(({ name }) => name);

let api: ReturnType<typeof stubApi>;
let online = true;

beforeEach(() => {
  api = stubApi();
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});

afterEach(restoreApi);

const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const never: Answer = () => new Promise(() => undefined);
const refused = answer(503, {});

/** All requests of the mutation fail; returns how often it was sent. */
async function run(name: string, given: Answer) {
  api.requests.length = 0;
  api.answers = Array.from({ length: 40 }, () => given);
  const document = documentOf(name) as TypedDocumentNode<unknown, Record<string, unknown>> &
    DocumentNode;
  const pending = createOperation(createDataClient(), document)({ creditApplicationId: 'app_1' });
  await vi.advanceTimersByTimeAsync(4 * LIMITS.answer.limitSec * 1000);
  const { data, problem } = await pending;
  const sent = api.requests.filter(
    ({ body }) => (body as { operationName: string }).operationName === name,
  );
  return { data, kind: problem?.kind, times: sent.length };
}

it.each([
  ['without a connection', false, lost, ['offline'], 1],
  ['whose answer is lost on the way', true, lost, ['unknown-outcome'], 1],
  ['that is never answered', true, never, ['unknown-outcome'], 1],
  ['that the server cannot take', true, refused, ['failed', 'unknown-outcome'], 5],
] as const)(
  'a mutation %s is reported correctly, whichever it is',
  async (_, on, given, kinds, most) => {
    online = on;
    for (const name of MUTATIONS) {
      const { data, kind, times } = await run(name, given);
      expect(data, name).toBeNull();
      expect(kinds, name).toContain(kind);
      expect(times, name).toBeGreaterThan(0);
      expect(times, name).toBeLessThanOrEqual(most);
    }
  },
);
