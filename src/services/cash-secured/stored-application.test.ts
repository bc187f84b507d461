// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  forgetVisitorLine,
  readVisitorLine,
  forgetCashSecuredApplication,
  storeCashSecuredApplication,
  readCashSecuredApplication,
} from './stored-application';

test('the flow marker and the record of a cash-secured application are set and removed together (spec 3)', () => {
  const application = { applicationId: 'app_0001', creditLine: 30_000 };
  storeCashSecuredApplication(application);
  expect(localStorage.getItem('cashSecuredFlow')).toBe('true');
  expect(readCashSecuredApplication()).toEqual(application);
  expect(readVisitorLine()).toBeNull();
  forgetCashSecuredApplication();
  expect(readCashSecuredApplication()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test("a visitor's line is stored until an application has it", () => {
  storeCashSecuredApplication({ applicationId: null, creditLine: 50_000 });
  expect(readVisitorLine()).toBe(50_000);
  forgetVisitorLine();
  expect(readCashSecuredApplication()).toBeNull();
  storeCashSecuredApplication({ applicationId: 'app_0001', creditLine: 50_000 });
  forgetVisitorLine();
  expect(readCashSecuredApplication()).not.toBeNull();
});
