// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { lacksIdentity, markTyped } from './given-identity';

const whose = { userId: 'sms|usr_0001', applicationId: 'app_0001' };
const known = { ssnLastFour: '3456', dob: '1972-01-31' };
const typed = { ...whose, ssnItin: '666123456', dob: null };

beforeEach(() => window.sessionStorage.clear());

test('what is on file is enough', () => {
  expect(lacksIdentity({ whose, given: null, onFile: known })).toBe(false);
});

test('what is neither on file nor in memory has to be asked for', () => {
  const onFile = { ...known, ssnLastFour: null };
  expect(lacksIdentity({ whose, given: null, onFile })).toBe(true);
  expect(lacksIdentity({ whose, given: typed, onFile })).toBe(false);
  expect(lacksIdentity({ whose, given: typed, onFile: { ...onFile, dob: null } })).toBe(true);
});

test('a number typed in place of the one on file and lost in a reload has to be asked for', () => {
  markTyped(whose, true);
  expect(lacksIdentity({ whose, given: typed, onFile: known })).toBe(false);
  expect(lacksIdentity({ whose, given: null, onFile: known })).toBe(true);
  markTyped(whose, false);
  expect(lacksIdentity({ whose, given: null, onFile: known })).toBe(false);
});

test('what somebody else typed, or for another application, does not count', () => {
  const onFile = { ...known, ssnLastFour: null };
  const others = { ...typed, userId: 'sms|usr_0002' };
  expect(lacksIdentity({ whose, given: others, onFile })).toBe(true);
  expect(lacksIdentity({ whose, given: { ...typed, applicationId: 'app_0002' }, onFile })).toBe(
    true,
  );
});

test('the number itself is in no storage', () => {
  markTyped(whose, true);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(typed.ssnItin);
});
