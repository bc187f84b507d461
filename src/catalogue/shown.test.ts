import { describe, expect, test } from 'vitest';
import { dialogFlows, dialogScreens, isOverScreen, screenForDialog } from './dialogs';
import { minimumAge } from './limits';
import {
  fitsPayment,
  PAYMENT_STATE_IDS,
  paymentForScreen,
  PAYMENT_STATES,
  usualPayment,
} from '../../mock-server/scenario/payment-states';
import { placeName, PLACES } from './places';
import { isProgramId } from './programs';
import { normalizePath, findRoute, isEmbedded } from './routes';
import { isScreenId } from './screens';
import { defaultStatusFor, fitsStatus, statusesOf } from './status-routes';
import { isUndecided } from './status/facts';
import { isStatus, STATUSES } from './statuses';

describe('places and programs', () => {
  test('a place has a name, or its code if unknown', () => {
    expect([placeName('OR'), placeName('DC'), placeName('XX')]).toEqual([
      'Oregon',
      'District of Columbia',
      'XX',
    ]);
    expect(PLACES.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && /^[A-Z]/.test(name))).toBe(
      true,
    );
  });

  test('ids are distinguished from other words', () => {
    expect(['trovy', 'toString', ''].map(isProgramId)).toEqual([true, false, false]);
    expect(['offer', 'toString', ''].map(isScreenId)).toEqual([true, false, false]);
    expect(['CREATED', 'toString', ''].map(isStatus)).toEqual([true, false, false]);
  });

  test('an undecided application waits for a decision', () => {
    expect(STATUSES.filter((status) => !isUndecided(status))).toEqual([
      'CANCELED_DUPE',
      'CANCELED_HARD',
      'CANCELED_SOFT',
      'COMPLETE',
      'CREDIT_DENIED',
      'INVALID_STATE',
      'NOT_PREQUALIFIED',
      'OFFER_ACCEPTED',
      'OFFER_DECISION_NEEDED',
      'OFFER_REJECTED',
    ]);
  });

  test('state ages count only if enabled', () => {
    expect([minimumAge('AL', true), minimumAge('AL'), minimumAge(null, true)]).toEqual([
      19, 18, 18,
    ]);
    expect([minimumAge('MS', true), minimumAge('PR', true), minimumAge('OH', true)]).toEqual([
      21, 21, 18,
    ]);
  });
});

describe('seeded payments', () => {
  test.each([
    ['OFFER_DECISION_NEEDED', 'none'],
    ['VERIFY_DOC', 'received'],
    ['OFFER_ACCEPTED', 'received'],
    ['COMPLETE', 'received'],
    ['OFFER_REJECTED', 'refunded'],
    ['CANCELED_SOFT', 'refunded'],
    ['CREATED', 'none'],
  ] as const)('default to %s in these statuses: %s', (status, payment) => {
    expect(usualPayment(status)).toBe(payment);
  });

  test('fit their possible statuses', () => {
    expect(PAYMENT_STATE_IDS.filter((id) => fitsPayment(id, 'OFFER_DECISION_NEEDED'))).toEqual(
      PAYMENT_STATE_IDS.filter((id) => id !== 'refunded'),
    );
    expect(Object.keys(PAYMENT_STATES)).toEqual(PAYMENT_STATE_IDS);
    expect(paymentForScreen('verify-payment', 'OFFER_DECISION_NEEDED')).toBe('processing');
    expect(paymentForScreen('verify-payment', 'CREATED')).toBeUndefined();
    expect(paymentForScreen('offer', 'OFFER_DECISION_NEEDED')).toBeUndefined();
    expect(paymentForScreen(null, 'OFFER_DECISION_NEEDED')).toBeUndefined();
  });
});

describe('dialogs', () => {
  test('belong to flows and screens', () => {
    expect(dialogFlows('cartStatus')).toEqual(['item']);
    expect(dialogFlows('sessionEnding')).toEqual(['item', 'cash', 'home']);
    expect(dialogScreens('sessionEnding', 'home')).toBeNull();
    expect(dialogScreens('cartStatus', 'home')).toEqual([]);
    expect(isOverScreen('onboarding', 'home', 'home')).toBe(true);
    expect(isOverScreen('onboarding', 'personal-info', 'home')).toBe(false);
    expect(isOverScreen('sessionEnding', 'offer', 'home')).toBe(true);
    expect(isOverScreen('sessionEnding', 'offer', 'cash')).toBe(false);
    expect(isOverScreen('sessionEnding', 'login', 'home')).toBe(false);
    expect(isOverScreen('sessionEnding', 'payment-frame', 'cash')).toBe(false);
  });

  test('open over the first screen that fits the status, else over the default one', () => {
    expect(screenForDialog('ssnDuplicate', 'home', undefined)).toBe('personal-info');
    expect(screenForDialog('ssnDuplicate', 'home', 'OFFER_REJECTED')).toBe('personal-info');
    expect(screenForDialog('ssnDuplicate', 'home', 'FIN_INFO_NEEDED')).toBe('personal-info');
    expect(screenForDialog('sessionEnding', 'home', undefined)).toBeNull();
    expect(screenForDialog('cartStatus', 'cash', undefined)).toBeNull();
  });
});

describe('screens by status', () => {
  test('normalizePath removes a slash at the end', () => {
    expect(['/', '//', '/app/', '/app//', ''].map(normalizePath)).toEqual([
      '/',
      '/',
      '/app',
      '/app',
      '/',
    ]);
  });

  test('isEmbedded detects pages made for an iframe', () => {
    const embedded = (path: string) => isEmbedded(findRoute(path));
    expect(['/app/frame/payment', '/app/offer', '/app/status', '/none'].map(embedded)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(isEmbedded(null)).toBe(false);
  });

  test("statusesOf returns the flow's statuses", () => {
    expect(statusesOf('settings', 'home')).toBeUndefined();
    expect(statusesOf('offer', 'home')).toEqual(['OFFER_DECISION_NEEDED']);
    expect(statusesOf('offer', 'cash')).toEqual([]);
    expect(statusesOf('personal-info', 'cash')).toEqual(['CREATED', 'FIN_INFO_NEEDED']);
    expect(statusesOf('personal-info', 'item')).toEqual([]);
  });

  test.each([
    ['settings', 'home', null, true],
    ['personal-info', 'home', null, true],
    ['personal-info', 'cash', null, false],
    ['offer', 'home', null, false],
    ['personal-info', 'home', 'COMPLETE', false],
    ['manual-review', 'home', 'SOMETHING_NEW', true],
    ['offer', 'home', 'SOMETHING_NEW', false],
    ['offer', 'home', 'OFFER_DECISION_NEEDED', true],
  ] as const)('%s in %s with %s: %s', (screen, flow, status, fits) => {
    expect(fitsStatus(screen, flow, status)).toBe(fits);
  });

  test.each([
    ['settings', 'home', 'CREATED'],
    ['offer', 'home', 'OFFER_DECISION_NEEDED'],
    ['personal-info', 'cash', 'FIN_INFO_NEEDED'],
    ['manual-review', 'home', 'MANUAL_REVIEW'],
    ['congratulations', 'item', 'COMPLETE'],
  ] as const)('a link to %s in %s seeds %s', (screen, flow, status) => {
    expect(defaultStatusFor(screen, flow)).toBe(status);
  });
});
