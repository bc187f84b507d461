import { describe, expect, test } from 'vitest';
import {
  AcceptCreditOfferDocument,
  ApplicationDocument,
  RecheckCreditReportDocument,
  SubmitDocumentIdDocument,
  SubmitPersonalInformationDocument,
} from '../../../src/contract/generated/documents';
import type { Status } from '../../../src/catalogue/statuses';
import {
  personalInformation,
  seededWorld,
  type SeededWorld,
} from '../../domain/seed/testing/seeded-world';

const id = { creditApplicationId: 'app_0001' };

async function submit(suffix: string): Promise<SeededWorld> {
  const seeded = await seededWorld();
  await give(seeded, suffix);
  return seeded;
}

function give(seeded: SeededWorld, suffix: string) {
  const input = personalInformation({ ssnItin: `66612${suffix}` });
  return seeded.run(SubmitPersonalInformationDocument, { input });
}

async function accept(seeded: SeededWorld, answers: Record<string, unknown> = {}) {
  const answer = await seeded.run(AcceptCreditOfferDocument, { ...id, ...answers });
  return { ...answer, now: seeded.application().status };
}

async function decided(suffix: string): Promise<SeededWorld> {
  const seeded = await submit(suffix);
  expect(seeded.application().status).toBe('PREQUAL_INFO_GIVEN');
  await seeded.advance(1499);
  expect(seeded.application().status).toBe('PREQUAL_INFO_GIVEN');
  await seeded.advance(1);
  return seeded;
}

describe('tax ID outcomes at personal information', () => {
  test.each<[string, Status]>([
    ['3456', 'PREQUALIFIED'],
    ['0003', 'CREDIT_FREEZE'],
    ['0013', 'CREDIT_FREEZE'],
    ['0004', 'CREDIT_DENIED'],
    ['0005', 'MANUAL_REVIEW'],
    ['0006', 'NOT_PREQUALIFIED'],
    ['0009', 'INVALID_STATE'],
    ['0020', 'PREQUALIFIED'],
  ])('%s leads to %s', async (suffix, status) => {
    expect((await decided(suffix)).application().status).toBe(status);
  });

  test('0001 closes the application because the number is taken', async () => {
    const seeded = await seededWorld();
    expect((await give(seeded, '0001')).code).toBe('SSN_DUPLICATE');
    expect(seeded.application().status).toBe('CANCELED_DUPE');
  });

  test('0002 changes nothing', async () => {
    const seeded = await seededWorld();
    expect((await give(seeded, '0002')).code).toBe('SSN_DOB_MISMATCH');
    expect(seeded.application().status).toBe('CREATED');
    expect(seeded.user().taxId).toBeNull();
  });

  test('0004 includes reasons and score, 0006 its reason', async () => {
    expect((await decided('0004')).application().decision).toEqual({
      decidedOn: '2026-06-15',
      reasonIds: ['R01', 'R07'],
      score: 512,
    });
    expect((await decided('0006')).application().decision).toMatchObject({ reasonIds: ['R06'] });
  });

  test('0003 freezes one bureau, 0013 all', async () => {
    expect((await decided('0003')).application().frozenBureaus).toEqual(['EQUIFAX']);
    expect((await decided('0013')).application().frozenBureaus).toHaveLength(3);
  });

  test('a frozen report is read after the freeze is lifted', async () => {
    const seeded = await decided('0003');
    const recheck = () => seeded.run(RecheckCreditReportDocument, id);
    expect((await recheck()).code).toBe('REPORT_STILL_FROZEN');
    await seeded.post('/__mock/event', { event: 'freeze-lifted' });
    expect((await recheck()).data).toMatchObject({
      recheckCreditReport: { status: 'PREQUAL_INFO_GIVEN' },
    });
    await seeded.advance('PT3S');
    expect(seeded.application().status).toBe('OFFER_DECISION_NEEDED');
  });

  test('a freeze is lifted an hour after the first check', async () => {
    const seeded = await decided('0003');
    await seeded.run(RecheckCreditReportDocument, id);
    await seeded.advance('PT1H');
    expect((await seeded.run(RecheckCreditReportDocument, id)).errors).toEqual([]);
  });
});

describe('tax ID outcomes of a request', () => {
  test('0010 delays the response by three seconds', async () => {
    const seeded = await submit('0010');
    expect(seeded.waits).toEqual([3000]);
    expect(seeded.application().status).toBe('PREQUAL_INFO_GIVEN');
  });

  test('0011 fails twice and then succeeds', async () => {
    const seeded = await seededWorld();
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await give(seeded, '0011')).status);
    expect(statuses).toEqual([503, 503, 200]);
    expect(seeded.application().status).toBe('PREQUAL_INFO_GIVEN');
  });

  test('0012 always fails and changes nothing', async () => {
    const seeded = await seededWorld();
    for (let call = 0; call < 6; call += 1) expect((await give(seeded, '0012')).status).toBe(500);
    expect(seeded.application().status).toBe('CREATED');
  });

  test('0014 ends the session until the person has signed in again', async () => {
    const seeded = await seededWorld();
    for (let call = 0; call < 2; call += 1) {
      const { errors, code } = await give(seeded, '0014');
      expect(errors[0]?.message).toBe('Unauthorized');
      expect(code).toBe('UNAUTHENTICATED');
    }
    await seeded.advance('PT1M');
    await seeded.signIn();
    expect((await give(seeded, '0014')).errors).toEqual([]);
  });
});

describe('tax ID outcomes at acceptance', () => {
  async function offered(suffix: string): Promise<SeededWorld> {
    const seeded = await submit(suffix);
    await seeded.advance('PT3S');
    expect(seeded.application().status).toBe('OFFER_DECISION_NEEDED');
    return seeded;
  }

  test('any other digits are accepted', async () => {
    expect((await accept(await offered('3456'))).now).toBe('OFFER_ACCEPTED');
  });

  test('0007 requests the income once more', async () => {
    const seeded = await offered('0007');
    expect((await accept(seeded, { annualIncome: 84_000 })).now).toBe('FIN_INFO_NEEDED');
    expect((await accept(seeded)).now).toBe('FIN_INFO_NEEDED');
    expect((await accept(seeded, { annualIncome: 84_000 })).now).toBe('OFFER_ACCEPTED');
  });

  test('0008 requests documents once', async () => {
    const seeded = await offered('0008');
    expect((await accept(seeded)).now).toBe('VERIFY_DOC');
    await seeded.run(SubmitDocumentIdDocument, { ...id, documentId: 'doc_id_1' });
    expect(seeded.application().status).toBe('VERIFY_DOC');
    await seeded.advance('PT5S');
    expect(seeded.application().status).toBe('OFFER_ACCEPTED');
  });

  test.each([
    ['0020', 3_000_000],
    ['0021', 1_500_000],
  ])('%s replaces the offer once', async (suffix, creditLine) => {
    const seeded = await offered(suffix);
    expect((await accept(seeded)).now).toBe('OFFER_DECISION_NEEDED');
    const { data } = await seeded.run(ApplicationDocument, {});
    // Applicants in this flow request no amount, so the notice states none.
    const offer = { creditLine, previousLine: 2_500_000, requestedLine: null };
    expect(data).toMatchObject({ currentUser: { creditApplication: { offer } } });
    expect((await accept(seeded)).now).toBe('OFFER_ACCEPTED');
  });

  test('the report is read for a number first given here', async () => {
    const seeded = await seededWorld({ status: 'OFFER_DECISION_NEEDED' });
    expect((await accept(seeded, { ssnItin: '666120002' })).code).toBe('SSN_DOB_MISMATCH');
    expect((await accept(seeded, { ssnItin: '666120005' })).now).toBe('MANUAL_REVIEW');
  });

  test('missing information is requested', async () => {
    const seeded = await seededWorld({ status: 'FIN_INFO_NEEDED' });
    expect((await accept(seeded)).now).toBe('FIN_INFO_NEEDED');
    expect((await accept(seeded, { annualIncome: 0 })).now).toBe('OFFER_ACCEPTED');
  });
});
