import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ATTRIBUTION_NAMES, MARKETING_PARAMETERS } from './attribution';
import { addBankDays, bankDayFrom, isBankDay, nextBankDays } from '../domain/deposit/bank-days';
import { addDays, dayOfLaterMonth, federalHolidays, isFederalHoliday } from './calendar-date';
import {
  BannerShownSchema,
  choiceOf,
  consentRecord,
  ConsentRecordSchema,
  EVERYTHING,
} from './consent';
import { isPostOfficeBox, isTaxId, TOLL_FREE_PHONE, US_PHONE } from './identifiers';

describe('calendar dates', () => {
  test.each([
    [2027, '01-01 01-18 02-15 05-31 06-19 07-04 09-06 10-11 11-11 11-25 12-25'],
    // May 2026 ends on a Sunday; the other years start on different weekdays.
    [2026, '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25'],
    [2021, '01-01 01-18 02-15 05-31 06-19 07-04 09-06 10-11 11-11 11-25 12-25'],
    [2023, '01-01 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-11 11-23 12-25'],
  ])('include the holidays of %d', (year, days) => {
    expect(federalHolidays(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
    expect(isFederalHoliday(`${year}-12-25`)).toBe(true);
    expect(isFederalHoliday(`${year}-12-24`)).toBe(false);
  });

  test('add days and months', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(dayOfLaterMonth('2026-06-22', 0, 1)).toBe('2026-06-01');
    expect(dayOfLaterMonth('2026-11-30', 3, 29)).toBe('2027-02-28');
  });

  test('include bank days', () => {
    expect(
      ['2026-06-15', '2026-06-19', '2026-06-21', '2023-01-02', '2023-01-03'].map(isBankDay),
    ).toEqual([true, false, false, false, true]);
    expect(bankDayFrom('2026-06-19')).toBe('2026-06-22');
    expect(bankDayFrom('2026-06-22')).toBe('2026-06-22');
    expect(nextBankDays('2026-06-18', 2)).toEqual(['2026-06-22', '2026-06-23']);
    expect(nextBankDays('2026-06-18', 0)).toEqual([]);
    expect(addBankDays('2026-06-20', 0)).toBe('2026-06-20');
  });
});

describe('consent records', () => {
  test.each([
    ['none', null],
    ['essential', { functional: false, performance: false }],
    ['functional', { functional: true, performance: false }],
    ['performance', { functional: false, performance: true }],
    ['all', EVERYTHING],
  ] as const)('%s becomes %j', (state, choice) => {
    expect(choiceOf(state)).toEqual(choice);
  });

  test('are stored with the time and validated on reading', () => {
    const record = consentRecord(EVERYTHING, '7', Date.UTC(2026, 5, 15));
    expect(record).toEqual({
      version: '7',
      essential: true,
      functional: true,
      performance: true,
      decidedAt: '2026-06-15T00:00:00.000Z',
    });
    const fits = (value: unknown) => v.is(ConsentRecordSchema, value);
    expect(fits(record)).toBe(true);
    for (const wrong of [
      { ...record, essential: false },
      { ...record, more: 1 },
      { ...record, decidedAt: 'today' },
      { ...record, functional: 'yes' },
      {},
    ]) {
      expect([wrong, fits(wrong)]).toEqual([wrong, false]);
    }
    expect(v.is(BannerShownSchema, record.decidedAt)).toBe(true);
  });
});

test('every marketing parameter has a unique, valid storage name', () => {
  expect(MARKETING_PARAMETERS).toHaveLength(20);
  expect(new Set(ATTRIBUTION_NAMES).size).toBe(21);
  expect(ATTRIBUTION_NAMES.slice(0, 6)).toEqual([
    'utm',
    'utmSource',
    'utmMedium',
    'utmCampaign',
    'utmContent',
    'gclid_ad',
  ]);
});

describe('identifiers', () => {
  test.each(['+12025550103', '+13214567890', '+12898765432'])(
    '%s is a valid phone number',
    (phone) => {
      expect(US_PHONE.test(phone)).toBe(true);
    },
  );

  test.each([
    '12025550103',
    '+1202555010',
    '+120255501033',
    '+11025550103',
    '+12925550103',
    '+12021550103',
    '+19115550103',
    '+12029110103',
    'x+12025550103',
  ])("%s isn't a phone number", (phone) => {
    expect(US_PHONE.test(phone)).toBe(false);
  });

  test('seven prefixes are toll-free', () => {
    const prefixes = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));
    expect(prefixes.filter((prefix) => TOLL_FREE_PHONE.test(`+1${prefix}5550103`))).toEqual([
      '800',
      '833',
      '844',
      '855',
      '866',
      '877',
      '888',
    ]);
    expect(TOLL_FREE_PHONE.test('x+18005550103')).toBe(false);
  });

  test('a tax ID has exactly nine digits', () => {
    for (const policy of ['standard', 'sandbox'] as const) {
      expect(['123456789', '900700001'].map((id) => isTaxId(id, policy))).toEqual([true, true]);
      const wrong = ['1234567890', 'x123456789', '12345678', '9007000011', 'x900700001'];
      expect(wrong.filter((id) => isTaxId(id, policy))).toEqual([]);
    }
    const sandbox = ['666123456', '900011234', '900491234', '900101234'];
    expect(sandbox.filter((id) => isTaxId(id, 'sandbox'))).toEqual(sandbox);
    expect(sandbox.filter((id) => isTaxId(id, 'standard'))).toEqual([]);
    const none = ['6661234561', 'x666123456', '666120000', '900001234', '900011', '9000112345'];
    expect(none.filter((id) => isTaxId(id, 'sandbox'))).toEqual([]);
  });

  test.each([
    'po box 1',
    'P O Box 1',
    'P. O. Drawer 7',
    'Apt 3, P.O.-Box 1',
    'post office bin 2',
    'postoffice box 2',
    '  box #44',
    'BOX44',
    'c/o General  Delivery',
    'x, pmb#12',
    'PMB 12',
    'POB 12',
    'P.O.B. 12',
    'P O B #12',
    'Pobox12',
    'PO Box No. 12',
    'P.0. Box 12',
    'P.O. Box, Suite 3',
    'Apartado 12',
    'Apartado Postal 12',
    'Apdo. 12',
    'Ｐ．Ｏ．　Ｂｏｘ　１２',
    'P\u00ADO\u200B Box 12',
  ])('%s is a P.O. box', (line) => {
    expect(isPostOfficeBox(line)).toBe(true);
  });

  test.each([
    '1 Box Street',
    'Boxwood 12',
    'Box Canyon Rd',
    'Depot box',
    'PMB Street',
    'General Deliveryman St',
    'Xpo box 3',
    'po boxing 3',
    'Generals Delivery',
    '100 PO Box Canyon Rd',
    '100 PO Box Rd',
    '12 Apartado Ln',
    '7 Pobrecito St',
  ])('%s is a street', (line) => {
    expect(isPostOfficeBox(line)).toBe(false);
  });
});
