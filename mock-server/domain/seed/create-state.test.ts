import { describe, expect, test } from 'vitest';
import { PERSONAS } from '../../../fixtures/personas';
import { PROGRAM_IDS } from '../../../src/catalogue/programs';
import { STATUSES } from '../../../src/catalogue/statuses';
import {
  ApplicationDocument,
  DocumentsToSignDocument,
} from '../../../src/contract/generated/documents';
import { createState } from './create-state';
import { seededWorld } from './testing/seeded-world';
import { testSeed } from './testing/test-seed';

const OPTIONS = { machineNow: 0, frozen: true };

test('every persona gets exactly the seeded status in every program, deterministically', () => {
  for (const { id: persona } of PERSONAS) {
    for (const status of STATUSES) {
      for (const program of PROGRAM_IDS) {
        const seed = testSeed({ persona, status, program });
        const state = createState(seed, OPTIONS);
        expect(state.applications.map((application) => application.status)).toEqual([status]);
        expect(JSON.stringify(createState(seed, OPTIONS))).toBe(JSON.stringify(state));
      }
    }
  }
  // More than three thousand worlds, each created twice.
}, 30_000);

test('the history of a seeded application is in order', () => {
  for (const status of STATUSES) {
    const seed = testSeed({ status });
    const [application] = createState(seed, OPTIONS).applications;
    const { createdAt = '', updatedAt = '', signedAt = null } = application ?? {};
    const moments = [createdAt, signedAt ?? updatedAt, updatedAt].map((at) => Date.parse(at));
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(Date.parse(updatedAt)).toBeLessThan(Date.parse(seed.now));
    expect(createdAt < updatedAt).toBe(true);
  }
});

describe.each(['home_light', 'trovy', 'pesto_cash', 'pesto_item'] as const)('in %s', (program) => {
  test.each(STATUSES)('%s can be read and stays unchanged', async (status) => {
    const seeded = await seededWorld({ status, program });
    await seeded.advance('PT9M');
    const { data, errors } = await seeded.run(ApplicationDocument);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ currentUser: { creditApplication: { status } } });
    expect((await seeded.run(DocumentsToSignDocument)).errors).toEqual([]);
  });
});

test('a seeded state continues with the clock', async () => {
  const seeded = await seededWorld({ status: 'PREQUAL_INFO_GIVEN' });
  await seeded.advance('PT10M');
  expect(seeded.application().status).toBe('PREQUALIFIED');
  await seeded.advance('PT2S');
  expect(seeded.application().status).toBe('OFFER_DECISION_NEEDED');
});

test('a new person has only name and contacts', () => {
  const [user] = createState(testSeed(), OPTIONS).users;
  expect(user).toMatchObject({
    firstName: 'Homer',
    lastName: 'Equityson',
    phone: '+12025550103',
    email: 'homer.equityson@example.com',
    dob: null,
    taxId: null,
    annualIncome: null,
    incomeSources: [],
    homeAddress: null,
  });
});

test('each status has its records', async () => {
  const read = async (status: (typeof STATUSES)[number]) =>
    (await seededWorld({ status })).application();
  expect(await read('OFFER_DECISION_NEEDED')).toMatchObject({
    offer: { creditLine: 2_500_000, expiresAt: '2026-07-16T03:59:59.000Z' },
  });
  expect(await read('CREDIT_DENIED')).toMatchObject({
    decision: { decidedOn: '2026-06-15', reasonIds: ['R01', 'R07'], score: 512 },
  });
  expect(await read('NOT_PREQUALIFIED')).toMatchObject({ decision: { reasonIds: ['R06'] } });
  expect(await read('CREDIT_FREEZE')).toMatchObject({
    frozenBureaus: ['EQUIFAX'],
    dueOn: '2026-07-15',
  });
  expect(await read('VERIFY_DOC')).toMatchObject({ documentsRequested: ['IDENTITY', 'INCOME'] });
  expect(await read('CANCELED_SOFT')).toMatchObject({ closureReason: 'WITHDRAWN' });
  expect(await read('COMPLETE')).toMatchObject({ cancellationEndsOn: '2026-06-12' });
});

test('an unknown persona is rejected with the valid ones', () => {
  expect(() => createState(testSeed({ persona: 'P-99' }), OPTIONS)).toThrow(/P-99.*P-01, P-02/);
});
