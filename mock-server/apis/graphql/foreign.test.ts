import { print } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS, type OperationName } from '../../../src/contract/generated/operations';
import { findOrCreateUser } from '../identity/accounts';
import { mintTokens } from '../identity/tokens';
import { seededWorld, TEST_ORIGIN, type SeededWorld } from '../../domain/seed/testing/seeded-world';
import { documentOf, operationCase } from './testing/operation-cases';

/** Read or change no personal data. */
const WITHOUT_OWNER: readonly string[] = ['appraisalReference', 'createItemUpload', 'estimateItem'];

const OTHER_ORIGIN = 'http://other.test';

function tokenOf(seeded: SeededWorld, sub: string, origin = TEST_ORIGIN): Promise<string> {
  return seeded.world
    .change(origin, (context) => mintTokens(context, { sub }))
    .then(({ accessToken }) => accessToken);
}

function strangerIn(seeded: SeededWorld): Promise<string> {
  const recipient = { connection: 'email', to: 'stranger@example.com' } as const;
  return seeded.world
    .change(TEST_ORIGIN, (context) => findOrCreateUser(context, recipient).sub)
    .then((sub) => tokenOf(seeded, sub));
}

function belongings({ world }: SeededWorld): unknown {
  const { users, applications, documents, deposits, schedule } = world.snapshot();
  const [owner] = users;
  const own = applications.filter((application) => application.owner === owner?.sub);
  const steps = schedule.filter(({ applicationId }) => own.some(({ id }) => id === applicationId));
  return { owner, own, documents, deposits: { ...deposits, cardTokens: [] }, steps };
}

async function ask(
  seeded: SeededWorld,
  name: OperationName,
  variables: unknown,
  token: string,
): Promise<string> {
  const response = await seeded.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: print(documentOf(name)), variables }),
  });
  expect(response.status).toBeLessThan(500);
  return response.text();
}

/** A token from before the world was restarted with another seed at the same origin. */
let old: string;

beforeAll(async () => {
  const before = await seededWorld({ persona: 'P-05' });
  old = await tokenOf(before, before.user().sub);
});

describe("other applicants can't read or change a person's data", () => {
  test.each(OPERATIONS)('$name', async ({ name }) => {
    const { seeded, variables } = await operationCase(name);
    const { firstName, lastName, phone, email, sub } = seeded.user();
    const owned = belongings(seeded);
    const foreign = await tokenOf(seeded, sub, OTHER_ORIGIN);
    for (const token of [await strangerIn(seeded), foreign, old]) {
      const answer = await ask(seeded, name, variables, token);
      for (const personalText of [`"${firstName}"`, `"${lastName}"`, phone, email, sub]) {
        expect(answer).not.toContain(personalText);
      }
    }
    expect(belongings(seeded)).toEqual(owned);
    if (WITHOUT_OWNER.includes(name)) return;
    for (const token of [foreign, old]) {
      expect(await ask(seeded, name, variables, token)).toContain('"UNAUTHENTICATED"');
    }
  });
});
