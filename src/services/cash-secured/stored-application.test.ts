// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  forgetCashSecuredApplication,
  storeCashSecuredApplication,
  readCashSecuredApplication,
} from './stored-application';

test('the flow marker and the record of a cash-secured application are set and removed together (spec 3)', () => {
  const application = { applicationId: 'app_0001', creditLine: 30_000 };
  storeCashSecuredApplication(application);
  expect(localStorage.getItem('cashSecuredFlow')).toBe('true');
  expect(readCashSecuredApplication()).toEqual(application);
  forgetCashSecuredApplication();
  expect(readCashSecuredApplication()).toBeNull();
  expect(localStorage).toHaveLength(0);
});
