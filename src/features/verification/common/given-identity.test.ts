// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  forgetTypedIdentity,
  knownIdentity,
  lacksIdentity,
  lostTaxId,
  noteTypedIdentity,
} from './given-identity';

const whose = { userId: 'sms|usr_0001', applicationId: 'app_0001' };
const known = { ssnLastFour: '3456', dob: '1972-01-31' };
const typed = { ...whose, ssnItin: '666123456', dob: null };

beforeEach(() => window.sessionStorage.clear());

test('nothing is missing if tax id and date of birth are on file', () => {
  expect(lacksIdentity({ whose, given: null, onFile: known })).toBe(false);
});

test('a value that is neither on file nor in memory is missing', () => {
  const onFile = { ...known, ssnLastFour: null };
  expect(lacksIdentity({ whose, given: null, onFile })).toBe(true);
  expect(lacksIdentity({ whose, given: typed, onFile })).toBe(false);
  expect(lacksIdentity({ whose, given: typed, onFile: { ...onFile, dob: null } })).toBe(true);
});

test('a changed tax id that was lost in a reload is missing', () => {
  noteTypedIdentity(typed);
  expect(lacksIdentity({ whose, given: typed, onFile: known })).toBe(false);
  expect(lostTaxId(typed, whose)).toBe(false);
  expect(lacksIdentity({ whose, given: null, onFile: known })).toBe(true);
  expect(lostTaxId(null, whose)).toBe(true);
  forgetTypedIdentity(whose);
  expect(lacksIdentity({ whose, given: null, onFile: known })).toBe(false);
});

test('a date of birth survives a reload without a message about a lost tax id', () => {
  const onlyDate = { ...whose, ssnItin: null, dob: '1972-02-29' };
  noteTypedIdentity(onlyDate);
  expect(lacksIdentity({ whose, given: null, onFile: known })).toBe(false);
  expect(knownIdentity(null, whose)).toEqual(onlyDate);
});

test("a tax id that was never typed isn't lost", () => {
  const onFile = { ...known, ssnLastFour: null };
  expect(lacksIdentity({ whose, given: null, onFile })).toBe(true);
  expect(lostTaxId(null, whose)).toBe(false);
});

test("values typed by another user or for another application don't count", () => {
  const onFile = { ...known, ssnLastFour: null };
  const others = { ...typed, userId: 'sms|usr_0002' };
  expect(lacksIdentity({ whose, given: others, onFile })).toBe(true);
  expect(lacksIdentity({ whose, given: { ...typed, applicationId: 'app_0002' }, onFile })).toBe(
    true,
  );
});

test('the tax id is in no storage', () => {
  noteTypedIdentity(typed);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(typed.ssnItin);
});
