import { describe, expect, it } from 'vitest';
import { FLOWS } from './flows';
import type { ScreenId } from './screens';
import { navigateByStatus, screenForStatus, STATUS_MAPS } from './status-navigation';
import { STATUSES, type Status } from './statuses';

/** Columns of the product's status table: item, home, cash. */
const TABLE: Record<Status, readonly [ScreenId, ScreenId, ScreenId]> = {
  CREATED: ['manual-review', 'personal-info', 'credit-line'],
  APPRAISAL_IN_PROGRESS: ['manual-review', 'personal-info', 'manual-review'],
  PREQUAL_ITEM_VALUED: ['manual-review', 'personal-info', 'manual-review'],
  PREQUAL_INFO_GIVEN: ['manual-review', 'personal-info', 'in-review'],
  PREQUALIFIED: ['manual-review', 'personal-info', 'payment-selection'],
  FIN_INFO_NEEDED: ['manual-review', 'personal-info', 'personal-info'],
  SHIPPED: ['manual-review', 'manual-review', 'manual-review'],
  ITEM_UNDER_REVIEW: ['in-review', 'in-review', 'in-review'],
  OFFER_DECISION_NEEDED: ['manual-review', 'personal-info', 'payment-selection'],
  OFFER_ACCEPTED: ['manual-review', 'agreements', 'agreements'],
  OFFER_REJECTED: ['offer-rejected', 'offer-rejected', 'offer-rejected'],
  VERIFY_DOC: ['manual-review', 'manual-review', 'manual-review'],
  MANUAL_REVIEW: ['manual-review', 'manual-review', 'manual-review'],
  NOT_PREQUALIFIED: ['not-prequalified', 'not-prequalified', 'not-prequalified'],
  CREDIT_DENIED: ['manual-review', 'manual-review', 'not-prequalified'],
  CREDIT_FREEZE: ['credit-freeze', 'credit-freeze', 'credit-freeze'],
  CANCELED_DUPE: ['login-to-your-account', 'login-to-your-account', 'login-to-your-account'],
  CANCELED_SOFT: ['manual-review', 'manual-review', 'manual-review'],
  CANCELED_HARD: ['manual-review', 'manual-review', 'manual-review'],
  INVALID_STATE: ['manual-review', 'manual-review', 'invalid-state'],
  COMPLETE: ['congratulations', 'congratulations', 'congratulations'],
};

describe('status navigation', () => {
  it.each(STATUSES)('leads %s to the screen of the table in every flow', (status) => {
    const [item, home, cash] = TABLE[status];
    expect({
      item: screenForStatus('item', status),
      home: screenForStatus('home', status),
      cash: screenForStatus('cash', status),
    }).toEqual({ item, home, cash });
  });

  it('leads an unknown status to the screen of INVALID_STATE', () => {
    const found = FLOWS.map((flow) => screenForStatus(flow, 'SOMETHING_NEW'));
    expect(found).toEqual(['manual-review', 'invalid-state', 'manual-review']);
    expect(screenForStatus('home', 'toString')).toBe('manual-review');
  });

  it('prefers an explicit status', () => {
    const handlers = STATUS_MAPS.home;
    const options = { handlers, applicationStatus: 'COMPLETE', explicitStatus: 'CREDIT_FREEZE' };
    expect(navigateByStatus(options)).toEqual({ handler: 'credit-freeze' });
  });

  it('goes to the root path without handlers', () => {
    expect(navigateByStatus({ handlers: {}, applicationStatus: 'COMPLETE' })).toEqual({
      root: true,
    });
  });
});
