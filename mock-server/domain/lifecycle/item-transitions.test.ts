import { describe, expect, test } from 'vitest';
import { isOpen } from '../../../src/catalogue/status/facts';
import { STATUSES, type Status } from '../../../src/catalogue/statuses';
import { isListed, ownTransitions } from './transitions';
import type { Trigger } from './transition';
import { EVENT_NAMES, EVENTS } from '../events/events';

const DECIDED: readonly Status[] = [
  'OFFER_ACCEPTED',
  'FIN_INFO_NEEDED',
  'VERIFY_DOC',
  'MANUAL_REVIEW',
  'CREDIT_FREEZE',
  'CREDIT_DENIED',
  'CANCELED_DUPE',
];

/** The moves of the item flow, written down once more by hand. */
const EXPECTED: Partial<Record<Status, readonly Status[]>> = {
  CREATED: ['APPRAISAL_IN_PROGRESS', 'PREQUAL_ITEM_VALUED'],
  APPRAISAL_IN_PROGRESS: ['APPRAISAL_IN_PROGRESS', 'PREQUAL_ITEM_VALUED'],
  PREQUAL_ITEM_VALUED: ['APPRAISAL_IN_PROGRESS', 'PREQUAL_INFO_GIVEN'],
  PREQUAL_INFO_GIVEN: ['PREQUALIFIED', 'NOT_PREQUALIFIED', 'FIN_INFO_NEEDED'],
  PREQUALIFIED: ['PREQUAL_ITEM_VALUED', 'SHIPPED'],
  SHIPPED: ['ITEM_UNDER_REVIEW'],
  ITEM_UNDER_REVIEW: ['OFFER_DECISION_NEEDED', 'NOT_PREQUALIFIED'],
  OFFER_DECISION_NEEDED: ['OFFER_REJECTED', ...DECIDED],
  FIN_INFO_NEEDED: ['PREQUAL_INFO_GIVEN', ...DECIDED],
  VERIFY_DOC: ['OFFER_ACCEPTED', 'FIN_INFO_NEEDED', 'CREDIT_DENIED'],
  CREDIT_FREEZE: DECIDED,
  MANUAL_REVIEW: [
    'PREQUALIFIED',
    'OFFER_DECISION_NEEDED',
    'OFFER_ACCEPTED',
    'VERIFY_DOC',
    'FIN_INFO_NEEDED',
    'NOT_PREQUALIFIED',
    'CREDIT_DENIED',
  ],
  INVALID_STATE: ['SHIPPED'],
  OFFER_ACCEPTED: ['COMPLETE'],
};

const UNIVERSAL: readonly Status[] = [
  'MANUAL_REVIEW',
  'CANCELED_SOFT',
  'CANCELED_HARD',
  'CANCELED_DUPE',
  'INVALID_STATE',
];

describe('in the item flow', () => {
  test.each(STATUSES)('from %s exactly the listed moves may happen', (from) => {
    const allowed = STATUSES.filter((to) => isListed('item', { from, to, previous: 'SHIPPED' }));
    const expected = STATUSES.filter(
      (to) =>
        EXPECTED[from]?.includes(to) === true ||
        (isOpen(from) && UNIVERSAL.includes(to) && to !== from),
    );
    expect(allowed).toEqual(expected);
  });

  test('every row that is not the applicant’s has its event', () => {
    const ofCalls: readonly Trigger[] = ['items-valued', 'items-shipped'];
    const triggers = EVENT_NAMES.map((name) => EVENTS[name].trigger);
    const others = ownTransitions('item')
      .filter(({ actor }) => actor !== 'applicant')
      .map(({ trigger }) => trigger)
      .filter((trigger) => !ofCalls.includes(trigger));
    expect(triggers).toEqual(expect.arrayContaining(others));
  });
});
