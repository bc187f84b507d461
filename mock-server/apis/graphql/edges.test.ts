import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../src/catalogue/limits';
import { newApplication } from '../../domain/applications/new-application';
import { itemWorld } from '../../domain/items/testing/item-world';
import { cashWorld } from '../../domain/payments/testing/cash-world';
import {
  personalInformation,
  seededWorld,
  TEST_ORIGIN,
  type SeededWorld,
} from '../../domain/seed/testing/seeded-world';
import type { DocumentRecord } from '../../world/state';
import { codeOf } from './testing/code-of';
import { documentOf } from './testing/operation-cases';

const ID = { creditApplicationId: 'app_0001' };
const { maxFiles, maxBytes } = LIMITS.upload;

describe('upload limits', () => {
  const upload = (sizeBytes: number, contentType = 'image/png', purpose = 'PHOTO') => ({
    input: { fileName: 'a.png', contentType, sizeBytes, purpose },
  });

  test.each<[string, ReturnType<typeof upload>, string | undefined]>([
    ['one byte', upload(1), undefined],
    ['none', upload(0), 'DOCUMENT_REFUSED'],
    ['the most', upload(maxBytes), undefined],
    ['one more', upload(maxBytes + 1), 'DOCUMENT_REFUSED'],
    ['a paper as PDF', upload(9, 'application/pdf', 'PAPER'), undefined],
    ['a photo as PDF', upload(9, 'application/pdf'), 'DOCUMENT_REFUSED'],
    ['a text', upload(9, 'text/plain', 'PAPER'), 'DOCUMENT_REFUSED'],
  ])('of an item: %s', async (_what, variables, code) => {
    const world = await itemWorld({ status: 'CREATED' });
    expect(await codeOf(world, 'createItemUpload', variables)).toBe(code);
  });

  const document = (changes: Partial<DocumentRecord> = {}): DocumentRecord => ({
    documentId: 'doc_id_0001',
    applicationId: ID.creditApplicationId,
    kind: 'IDENTITY',
    fileName: 'license.png',
    contentType: 'image/png',
    sizeBytes: 9,
    uploaded: true,
    sha256: null,
    submitted: false,
    ...changes,
  });

  async function withDocuments(documents: readonly DocumentRecord[]): Promise<SeededWorld> {
    const seeded = await seededWorld({ status: 'VERIFY_DOC' });
    await seeded.world.change(TEST_ORIGIN, ({ state }) => {
      state.documents.push(...documents);
    });
    return seeded;
  }

  const announce = (seeded: SeededWorld, changes: Record<string, unknown> = {}) =>
    seeded.run(documentOf('createDocumentUpload'), {
      input: {
        ...ID,
        kind: 'IDENTITY',
        fileName: 'license.png',
        contentType: 'image/png',
        sizeBytes: 9,
        ...changes,
      },
    });

  test.each([
    [maxFiles - 1, undefined],
    [maxFiles, 'DOCUMENT_REFUSED'],
  ])('of a kind of proof: one more after %i submitted ones', async (count, code) => {
    const seeded = await withDocuments(
      Array.from({ length: count }, (_, index) =>
        document({ documentId: `doc_id_01${index}`, submitted: true }),
      ),
    );
    expect((await announce(seeded)).code).toBe(code);
    expect((await announce(seeded, { kind: 'INCOME' })).code).toBeUndefined();
  });

  test("of a kind of proof: unsubmitted ones and other applications don't count", async () => {
    const seeded = await withDocuments([
      ...Array.from({ length: maxFiles }, (_, index) =>
        document({ documentId: `doc_id_01${index}` }),
      ),
      ...Array.from({ length: maxFiles }, (_, index) =>
        document({ documentId: `doc_id_02${index}`, applicationId: 'app_0009', submitted: true }),
      ),
    ]);
    expect((await announce(seeded)).code).toBeUndefined();
  });

  test.each([
    [maxBytes, undefined],
    [maxBytes + 1, 'DOCUMENT_REFUSED'],
  ])('a proof of %i bytes', async (sizeBytes, code) => {
    const seeded = await seededWorld({ status: 'VERIFY_DOC' });
    expect((await announce(seeded, { sizeBytes })).code).toBe(code);
  });

  test.each<[string, Partial<DocumentRecord>, string, string | undefined]>([
    ['one that has arrived', {}, 'doc_id_0001', undefined],
    ['one that has not', { uploaded: false }, 'doc_id_0001', 'DOCUMENT_UNKNOWN'],
    [
      'one of another application',
      { applicationId: 'app_0009' },
      'doc_id_0001',
      'DOCUMENT_UNKNOWN',
    ],
    ['an id of nothing', {}, 'license', 'DOCUMENT_UNKNOWN'],
    ['an id with more before it', {}, 'x_doc_id_0001', 'DOCUMENT_UNKNOWN'],
  ])('submitted: %s', async (_what, changes, documentId, code) => {
    const seeded = await withDocuments([document(changes)]);
    expect(await codeOf(seeded, 'submitDocumentId', { documentId })).toBe(code);
    const isIn = seeded.world.snapshot().documents.some(({ submitted }) => submitted);
    expect(isIn).toBe(code === undefined);
  });
});

describe('ownership of a tax ID', () => {
  test("another applicant's closes the application, the applicant's own doesn't", async () => {
    const seeded = await seededWorld();
    await seeded.world.change(TEST_ORIGIN, ({ state }) => {
      const [own] = state.users;
      if (own !== undefined) {
        state.users.push(
          structuredClone({
            ...own,
            sub: 'sms|usr_other',
            phone: null,
            email: null,
            taxId: '666123456',
          }),
        );
      }
    });
    const { code } = await seeded.run(documentOf('submitPersonalInformation'), {
      input: personalInformation(),
    });
    expect(code).toBe('SSN_DUPLICATE');
    expect(seeded.application().status).toBe('CANCELED_DUPE');
  });

  test("the number of an applicant's earlier application is accepted", async () => {
    const seeded = await seededWorld({ status: 'CREDIT_DENIED' });
    await seeded.world.change(TEST_ORIGIN, (context) => {
      const [user] = context.state.users;
      if (user !== undefined) newApplication(context, { user, program: 'home_light' });
    });
    const { errors } = await seeded.run(documentOf('submitPersonalInformation'), {
      input: personalInformation({ creditApplicationId: 'app_0002' }),
    });
    expect(errors).toEqual([]);
  });
});

describe('number and text limits', () => {
  const { minLine, maxLine, step } = LIMITS.cash;

  test.each([
    [minLine, undefined],
    [minLine - step, 'FIELD_INVALID'],
    [maxLine, undefined],
    [maxLine + step, 'FIELD_INVALID'],
    [minLine + 1, 'FIELD_INVALID'],
    [minLine + step, undefined],
  ])('credit line of %i cents', async (amount, code) => {
    const world = await cashWorld({ status: 'CREATED' });
    expect(await codeOf(world, 'chooseCreditLine', { amount })).toBe(code);
  });

  test.each([
    [{ annualIncome: LIMITS.income.max }, undefined],
    [{ annualIncome: LIMITS.income.max + 1 }, 'FIELD_INVALID'],
    [{ annualIncome: -1 }, 'FIELD_INVALID'],
    [{ dob: '1900-01-01' }, undefined],
    [{ dob: '1899-12-31' }, 'FIELD_INVALID'],
    [{ email: `${'e'.repeat(LIMITS.length.email - 12)}@example.com` }, undefined],
    [{ email: `${'e'.repeat(LIMITS.length.email - 11)}@example.com` }, 'FIELD_INVALID'],
    [{ incomeSources: ['JOB', 'JOB'] }, undefined],
  ])('personal information %o', async (overrides, code) => {
    const seeded = await seededWorld();
    const { code: found } = await seeded.run(documentOf('submitPersonalInformation'), {
      input: personalInformation(overrides),
    });
    expect(found).toBe(code);
    if (code === undefined) expect(seeded.user().incomeSources).toEqual(['JOB']);
  });

  test.each([
    [20_000, undefined],
    [20_001, 'FIELD_INVALID'],
  ])('draft of %i characters', async (length, code) => {
    const seeded = await seededWorld();
    const empty = JSON.stringify({ text: '' }).length;
    const answers = JSON.stringify({ text: 'x'.repeat(length - empty) });
    expect(answers).toHaveLength(length);
    const draft = { screen: 'personal-info', answers };
    expect((await seeded.run(documentOf('saveDraft'), draft)).code).toBe(code);
  });

  test.each([
    ['x'.repeat(LIMITS.length.referralCode), undefined],
    ['x'.repeat(LIMITS.length.referralCode + 1), 'FIELD_INVALID'],
    ['FRIEND 42', 'FIELD_INVALID'],
  ])('referral code %s', async (referredBy, code) => {
    const seeded = await seededWorld();
    expect((await seeded.run(documentOf('saveSignUp'), { input: { referredBy } })).code).toBe(code);
    expect(seeded.user().referredBy).toBe(code === undefined ? referredBy : null);
  });
});
