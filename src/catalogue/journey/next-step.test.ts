import { describe, expect, it } from 'vitest';
import { FLOWS } from '../flows';
import { SCREENS } from '../screens';
import { STATUSES } from '../statuses';
import { offerScreen, resumeTarget } from './next-step';

describe('the next step of an applicant', () => {
  it.each([...STATUSES, 'FROM_THE_FUTURE'])('%s leads to an existing screen', (status) => {
    for (const flow of FLOWS) expect(SCREENS).toHaveProperty([resumeTarget(status, null, flow)]);
  });

  it.each([
    ['CREATED', 'personal-info'],
    ['OFFER_DECISION_NEEDED', 'offer'],
    ['OFFER_ACCEPTED', 'agreements'],
    ['FIN_INFO_NEEDED', 'verify-info'],
    ['VERIFY_DOC', 'verify-info'],
    ['COMPLETE', 'congratulations'],
    ['CREDIT_FREEZE', 'credit-freeze'],
  ])('%s → %s', (status, screen) => {
    expect(resumeTarget(status, null, 'home')).toBe(screen);
  });

  it.each([
    ['CREATED', 'quick-appraisal'],
    ['PREQUAL_ITEM_VALUED', 'address-and-income'],
    ['PREQUALIFIED', 'pre-qualified'],
    ['SHIPPED', 'items-shipped'],
    ['ITEM_UNDER_REVIEW', 'in-review'],
    ['OFFER_DECISION_NEEDED', 'offer'],
    ['OFFER_ACCEPTED', 'agreements'],
    ['OFFER_REJECTED', 'offer-rejected'],
    ['VERIFY_DOC', 'verify-info'],
    ['COMPLETE', 'congratulations'],
  ])('%s with items → %s', (status, screen) => {
    expect(resumeTarget(status, null, 'item')).toBe(screen);
  });

  it('missing information is requested by the original form before an offer, otherwise with it', () => {
    const signedAt = null;
    expect(resumeTarget('FIN_INFO_NEEDED', { signedAt, offer: null }, 'item')).toBe(
      'address-and-income',
    );
    expect(resumeTarget('FIN_INFO_NEEDED', { signedAt, offer: {} }, 'item')).toBe('verify-info');
    expect(resumeTarget('FIN_INFO_NEEDED', null, 'item')).toBe('verify-info');
  });

  it('signed agreements skip signing', () => {
    const signed = { signedAt: '2026-06-15T12:00:00-04:00' };
    for (const flow of FLOWS) {
      expect(resumeTarget('OFFER_ACCEPTED', signed, flow)).toBe('congratulations');
    }
  });

  it('each flow shows its offer', () => {
    expect(FLOWS.map(offerScreen)).toEqual(['offer', 'payment-selection', 'offer']);
  });
});
