import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../../contract/error-codes';
import { afterAccept } from './after-accept';

function refused(code: ErrorCode) {
  return { status: null, problem: { kind: 'refused', code, field: null } as const };
}

describe('after acceptance with a status', () => {
  test.each([
    ['OFFER_ACCEPTED', 'agreements'],
    ['VERIFY_DOC', 'verify-info'],
    ['FIN_INFO_NEEDED', 'verify-info'],
    ['OFFER_DECISION_NEEDED', 'offer'],
    ['CREDIT_FREEZE', 'credit-freeze'],
    ['CREDIT_DENIED', 'manual-review'],
    ['MANUAL_REVIEW', 'manual-review'],
    ['CANCELED_DUPE', 'login-to-your-account'],
    ['A_STATUS_OF_TOMORROW', 'manual-review'],
  ])('%s → %s', (status, screen) => {
    expect(afterAccept({ status, problem: null }, 'home')).toEqual({ kind: 'screen', screen });
  });
});

describe('after a refused or lost acceptance', () => {
  test.each([
    [refused('OFFER_CLOSED'), 'ended'],
    [refused('SSN_DUPLICATE'), 'duplicate'],
    [refused('SSN_DOB_MISMATCH'), 'mismatch'],
    [refused('TRANSITION_REFUSED'), 'problem'],
    [{ status: null, problem: { kind: 'unknown-outcome' } as const }, 'problem'],
    [{ status: null, problem: null }, 'problem'],
  ])('%o → %s', (answer, kind) => {
    expect(afterAccept(answer, 'home')).toEqual({ kind });
  });

  test('a duplicate number takes precedence over the status', () => {
    const answer = { ...refused('SSN_DUPLICATE'), status: 'CANCELED_DUPE' };
    expect(afterAccept(answer, 'home')).toEqual({ kind: 'duplicate' });
  });
});
