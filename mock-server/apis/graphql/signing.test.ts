import { describe, expect, test } from 'vitest';
import {
  DocumentsToSignDocument,
  SignAgreementsDocument,
  SubmitDocumentIdDocument,
} from '../../../src/contract/generated/documents';
import { seededWorld, type SeededWorld } from '../../domain/seed/testing/seeded-world';

const id = { creditApplicationId: 'app_0001' };

const HOME = [
  'cardholder-agreement',
  'account-opening-disclosures',
  'home-secured-agreement',
  'right-to-cancel',
  'privacy-notice',
];

function sign(seeded: SeededWorld, signature: string, documentIds: readonly string[] = HOME) {
  return seeded.run(SignAgreementsDocument, { input: { ...id, signature, documentIds } });
}

test('the documents of a home-secured line are listed', async () => {
  const seeded = await seededWorld({ status: 'OFFER_ACCEPTED' });
  const { data } = await seeded.run(DocumentsToSignDocument);
  expect(data).toMatchObject({
    currentUser: {
      creditApplication: {
        documentsToSign: [
          { title: 'Cardholder Agreement', requirement: 'AGREE', agreedOn: null },
          { title: 'Account Opening Disclosures', requirement: 'AGREE' },
          {
            title: 'Home-Secured Agreement',
            requirement: 'AGREE',
            url: 'http://portal.test/files/home_light/home-secured-agreement.pdf',
          },
          { title: 'Notice of Right to Cancel', requirement: 'ACKNOWLEDGE' },
          { title: 'Privacy Notice', requirement: 'ACKNOWLEDGE' },
          { title: 'E-Sign Disclosure', requirement: 'AGREE', agreedOn: '2026-06-07' },
        ],
      },
    },
  });
});

describe('signing', () => {
  test.each(['homer equityson', '  Homer   EQUITYSON ', 'Hömer Équityson'])(
    'accepts the name "%s"',
    async (name) => {
      const seeded = await seededWorld({ status: 'OFFER_ACCEPTED' });
      expect((await sign(seeded, name)).errors).toEqual([]);
    },
  );

  test('accepts a straight apostrophe', async () => {
    const seeded = await seededWorld({ status: 'OFFER_ACCEPTED', persona: 'P-05' });
    expect((await sign(seeded, "Zoe D'Angelo-Nunez")).errors).toEqual([]);
  });

  test('rejects another name or a missing document', async () => {
    const seeded = await seededWorld({ status: 'OFFER_ACCEPTED' });
    expect((await sign(seeded, 'Homer Simpson')).code).toBe('SIGNATURE_MISMATCH');
    const { errors } = await sign(seeded, 'Homer Equityson', HOME.slice(1));
    expect(errors[0]?.extensions).toMatchObject({
      code: 'DOCUMENTS_MISSING',
      documentIds: ['cardholder-agreement'],
    });
  });

  test('is empty before the offer is accepted', async () => {
    const seeded = await seededWorld({ status: 'OFFER_DECISION_NEEDED' });
    expect((await sign(seeded, 'Homer Equityson')).code).toBe('TRANSITION_REFUSED');
  });
});

test('completes a home-secured line after its cancellation period', async () => {
  const seeded = await seededWorld({ status: 'OFFER_ACCEPTED' });
  const { data } = await sign(seeded, 'Homer Equityson');
  expect(data).toEqual({
    signAgreements: { documentId: 'agr_0001', signedAt: '2026-06-15T16:00:00.000Z' },
  });
  const submit = () => seeded.run(SubmitDocumentIdDocument, { ...id, documentId: 'agr_0001' });
  expect((await submit()).data).toEqual({
    submitDocumentId: { id: 'app_0001', status: 'OFFER_ACCEPTED' },
  });
  expect(seeded.application()).toMatchObject({
    signedAt: '2026-06-15T16:00:00.000Z',
    cancellationEndsOn: '2026-06-18',
  });
  expect((await submit()).code).toBe('TRANSITION_REFUSED');
  await seeded.advance('P3DT11H59M');
  expect(seeded.application().status).toBe('OFFER_ACCEPTED');
  await seeded.advance('PT1M');
  expect(seeded.application()).toMatchObject({
    status: 'COMPLETE',
    updatedAt: '2026-06-19T04:00:00.000Z',
  });
});

test("a repeated signature after a lost response isn't a second one", async () => {
  const seeded = await seededWorld({ status: 'OFFER_ACCEPTED' });
  const { data } = await sign(seeded, 'Homer Equityson');
  await seeded.advance('PT1M');
  expect((await sign(seeded, 'homer equityson')).data).toEqual(data);
});

test('completes an unsecured line immediately', async () => {
  const seeded = await seededWorld({ status: 'OFFER_ACCEPTED', program: 'trovy' });
  const documents = HOME.filter((name) => !/home-secured|cancel/.test(name));
  await sign(seeded, 'Homer Equityson', documents);
  const { data } = await seeded.run(SubmitDocumentIdDocument, { ...id, documentId: 'agr_0001' });
  expect(data).toEqual({ submitDocumentId: { id: 'app_0001', status: 'COMPLETE' } });
});

test('agreements of another applicant are unknown', async () => {
  const seeded = await seededWorld({ status: 'OFFER_ACCEPTED' });
  await sign(seeded, 'Homer Equityson');
  for (const documentId of ['agr_0099', 'passport']) {
    const { code } = await seeded.run(SubmitDocumentIdDocument, { ...id, documentId });
    expect(code).toBe('DOCUMENT_UNKNOWN');
  }
});
