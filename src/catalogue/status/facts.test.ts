import { expect, test } from 'vitest';
import { STATUSES, type Status } from '../statuses';
import {
  barsAnotherOne,
  endedWithoutAccount,
  hasAgreements,
  isOpen,
  isUndecided,
  offerWaits,
  statusDefinition,
  statusInFlow,
} from './facts';

const those = (isSo: (status: string) => boolean): readonly Status[] => STATUSES.filter(isSo);

test('the facts about each status match the handwritten list', () => {
  expect({
    isUndecided: those(isUndecided),
    ended: those((status) => !isOpen(status)),
    endedWithoutAccount: those(endedWithoutAccount),
    barsAnotherOne: those(barsAnotherOne),
    offerWaits: those(offerWaits),
    hasAgreements: those(hasAgreements),
  }).toMatchInlineSnapshot(`
    {
      "barsAnotherOne": [
        "CANCELED_DUPE",
        "CANCELED_HARD",
      ],
      "ended": [
        "CANCELED_DUPE",
        "CANCELED_HARD",
        "CANCELED_SOFT",
        "COMPLETE",
        "CREDIT_DENIED",
        "NOT_PREQUALIFIED",
        "OFFER_REJECTED",
      ],
      "endedWithoutAccount": [
        "CANCELED_DUPE",
        "CANCELED_HARD",
        "CANCELED_SOFT",
        "CREDIT_DENIED",
        "NOT_PREQUALIFIED",
        "OFFER_REJECTED",
      ],
      "hasAgreements": [
        "COMPLETE",
        "OFFER_ACCEPTED",
      ],
      "isUndecided": [
        "APPRAISAL_IN_PROGRESS",
        "CREATED",
        "CREDIT_FREEZE",
        "FIN_INFO_NEEDED",
        "ITEM_UNDER_REVIEW",
        "MANUAL_REVIEW",
        "PREQUALIFIED",
        "PREQUAL_INFO_GIVEN",
        "PREQUAL_ITEM_VALUED",
        "SHIPPED",
        "VERIFY_DOC",
      ],
      "offerWaits": [
        "FIN_INFO_NEEDED",
        "OFFER_DECISION_NEEDED",
      ],
    }
  `);
});

test('an unknown status counts as INVALID_STATE', () => {
  expect(statusDefinition('TOMORROW')).toBe(statusDefinition('INVALID_STATE'));
  expect(statusDefinition('toString')).toBe(statusDefinition('INVALID_STATE'));
  expect(statusInFlow('TOMORROW', 'cash')).toBe(statusDefinition('INVALID_STATE').flows.cash);
  expect(isOpen('TOMORROW')).toBe(isOpen('INVALID_STATE'));
});
