import { print, visit, type DocumentNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../../src/contract/generated/operations';
import { answerFault } from '../../../src/services/data/answer-check';
import { personalInformation, seededWorld } from '../../domain/seed/testing/seeded-world';
import { documentOf, operationCase } from './testing/operation-cases';

const PUBLIC: readonly string[] = ['appraisalReference', 'createItemUpload', 'estimateItem'];

function fieldsOf(document: DocumentNode): string[] {
  const fields: string[] = [];
  visit(document, {
    Field: ({ name }) => {
      fields.push(name.value);
    },
  });
  return fields;
}

function keysOf(data: unknown): string[] {
  if (Array.isArray(data)) return keysOf(data[0]);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [key].concat(keysOf(value)));
}

describe.each(OPERATIONS)('$name', ({ name, source }) => {
  test('returns exactly the fields its document selects, without errors', async () => {
    const { seeded, variables } = await operationCase(name);
    const { status: http, data, errors } = await seeded.run(documentOf(name), variables);
    expect(errors).toEqual([]);
    expect(http).toBe(200);
    expect(answerFault(documentOf(name), data)).toBeNull();
    const selected = fieldsOf(documentOf(name));
    if (source === 'spec' && name !== 'getItemCart') {
      expect(keysOf(data).toSorted()).toEqual(selected.toSorted());
    }
    expect(JSON.stringify(data)).not.toMatch(/"Sample"|"sample"/);
  });
});

test.each(OPERATIONS.filter(({ name }) => !PUBLIC.includes(name)))(
  '$name is Unauthorized without a valid token',
  async ({ name }) => {
    const { seeded, variables } = await operationCase(name);
    const response = await seeded.fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer not.a.token' },
      body: JSON.stringify({ query: print(documentOf(name)), variables }),
    });
    expect(response.status).toBe(200);
    const body: unknown = await response.json();
    expect(body).toMatchObject({
      errors: [{ message: 'Unauthorized', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  },
);

test('no response contains a full tax ID', async () => {
  const seeded = await seededWorld({ status: 'OFFER_DECISION_NEEDED' });
  const { data } = await seeded.run(documentOf('currentUser'));
  expect(data).toMatchObject({ currentUser: { ssnLastFour: '3456' } });
  expect(JSON.stringify(data)).not.toContain('666123456');
});

test('a sensitive operation works on both addresses', async () => {
  for (const path of ['/graphql', '/secure/graphql']) {
    const seeded = await seededWorld({ status: 'CREATED' });
    const response = await seeded.post(path, {
      query: print(documentOf('submitPersonalInformation')),
      variables: { input: personalInformation() },
    });
    expect(await response.json()).toEqual({
      data: { submitPersonalInformation: { id: 'app_0001', status: 'PREQUAL_INFO_GIVEN' } },
    });
  }
});
