import { assert, integer, property } from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minimumAge } from '../../catalogue/limits';
import { installClock } from '../../services/clock';
import { birthdayAt } from '../../catalogue/birthday';
import {
  dateOfBirth,
  findDateOfBirthProblem,
  localToday,
  readFullDate,
  toDateParts,
  toIsoDate,
} from './date-of-birth';
import { readableDate } from '../../features/home-equity/common/personal-values';

const TODAY = '2026-06-15';

function problemOf(date: readonly [string, string, string], today = TODAY, age = 18) {
  const [month, day, year] = date;
  return findDateOfBirthProblem({ month, day, year }, { minimumAge: age, today });
}

describe('findDateOfBirthProblem', () => {
  it.each([
    [['', '', ''], 'Enter your date of birth', ['month', 'day', 'year']],
    [['', '28', '1986'], 'Date of birth must include a month', ['month']],
    [['4', '', '1986'], 'Date of birth must include a day', ['day']],
    [['4', '28', ' '], 'Date of birth must include a year', ['year']],
    [['4', '', ''], 'Date of birth must include a day and year', ['day', 'year']],
    [['4', '31', '1990'], 'Date of birth must be a real date', ['month', 'day', 'year']],
    [['2', '29', '1990'], 'Date of birth must be a real date', ['month', 'day', 'year']],
    [['4', '0', '1990'], 'Date of birth must be a real date', ['month', 'day', 'year']],
    [['4', 'xx', '1990'], 'Date of birth must be a real date', ['month', 'day', 'year']],
    [['4', '31', '1899'], 'Date of birth must be a real date', ['month', 'day', 'year']],
    [['4', '28', '1899'], 'Year must be 1900 or later', ['year']],
    [['4', '28', '86'], 'Year must include 4 numbers', ['year']],
    [['4', '28', '19866'], 'Year must include 4 numbers', ['year']],
    [['4', '123', '1990'], 'Date of birth must be a real date', ['month', 'day', 'year']],
    [['123', '4', '1990'], 'Date of birth must be a real date', ['month', 'day', 'year']],
    [['13', '4', '1990'], 'Date of birth must be a real date', ['month', 'day', 'year']],
    [['0', '4', '1990'], 'Date of birth must be a real date', ['month', 'day', 'year']],
    [['1e0', '4', '1990'], 'Date of birth must be a real date', ['month', 'day', 'year']],
    [['4', '1e1', '1990'], 'Date of birth must be a real date', ['month', 'day', 'year']],
    [['4', '+4', '1990'], 'Date of birth must be a real date', ['month', 'day', 'year']],
    [['4', '4', '2e03'], 'Date of birth must be a real date', ['month', 'day', 'year']],
    [['4', '4', '19x0'], 'Date of birth must be a real date', ['month', 'day', 'year']],
    [['', '', '1990'], 'Date of birth must include a month and day', ['month', 'day']],
    [['6', '15', '2026'], 'Date of birth must be in the past', ['month', 'day', 'year']],
    [['1', '1', '2030'], 'Date of birth must be in the past', ['month', 'day', 'year']],
    [['6', '16', '2008'], 'You must be 18 or older to apply', ['month', 'day', 'year']],
  ] as const)('%j → %s', (date, message, parts) => {
    const problem = problemOf(date);
    expect(problem?.message).toBe(message);
    expect(problem?.parts).toEqual(parts);
  });

  it.each([
    ['18 today', ['6', '15', '2008']],
    ['the first year', ['1', '1', '1900']],
    ['a leap day', ['2', '29', '1988']],
    ['zeros before', ['06', '05', '1988']],
    ['spaces around', [' 6', '5 ', ' 1988 ']],
  ] as const)('accepts %s', (_, date) => {
    expect(problemOf(date)).toBeNull();
  });

  it('returns the date from which a person of 17 can apply', () => {
    expect(problemOf(['6', '16', '2008'])?.canApplyFrom).toBe('2026-06-16');
  });

  it('counts a leap-day birthday from March 1 in common years', () => {
    expect(problemOf(['2', '29', '2008'], '2026-02-28')?.canApplyFrom).toBe('2026-03-01');
    expect(problemOf(['2', '29', '2008'], '2026-03-01')).toBeNull();
    expect(birthdayAt('2008-02-29', 20)).toBe('2028-02-29');
  });

  it('requires state ages only if enabled', () => {
    expect(minimumAge('NE')).toBe(18);
    expect(minimumAge(null, true)).toBe(18);
    expect(minimumAge('OH', true)).toBe(18);
    expect(minimumAge('AL', true)).toBe(19);
    const age = minimumAge('NE', true);
    expect(problemOf(['6', '15', '2008'], TODAY, age)?.message).toBe(
      'You must be 19 or older to apply',
    );
  });

  it('never accepts an age below the minimum, up to the birthday', () => {
    const year = integer({ min: 1900, max: 2025 });
    const month = integer({ min: 1, max: 12 });
    const day = integer({ min: 1, max: 31 });
    assert(
      property(month, day, year, (...[m, d, y]) => {
        const problem = problemOf([String(m), String(d), String(y)]);
        if (problem?.message === 'Date of birth must be a real date') return;
        const iso = toIsoDate({ month: String(m), day: String(d), year: String(y) });
        expect(problem === null).toBe(birthdayAt(iso, 18) <= TODAY);
        expect(toIsoDate(toDateParts(iso))).toBe(iso);
      }),
    );
  });
});

describe('the date of birth field', () => {
  afterEach(() => {
    installClock(() => Date.now());
    vi.unstubAllEnvs();
  });

  it.each([
    ['Pacific/Honolulu', '2026-06-14'],
    ['America/New_York', '2026-06-15'],
    ['Pacific/Kiritimati', '2026-06-15'],
  ])("uses the applicant's own date: in %s %s", (zone, today) => {
    vi.stubEnv('TZ', zone);
    installClock(() => Date.parse('2026-06-15T08:00:00Z'));
    expect(localToday()).toBe(today);
    installClock(() => Date.parse('2026-06-16T02:00:00Z'));
    expect(localToday()).toBe(zone === 'Pacific/Kiritimati' ? '2026-06-16' : '2026-06-15');
  });

  it('shows the message at the first invalid part', () => {
    installClock(() => new Date(2026, 5, 15, 23, 30).getTime());
    expect(localToday()).toBe(TODAY);
    const schema = v.object({ dob: dateOfBirth(() => 18) });
    const result = v.safeParse(schema, { dob: { month: '4', day: '', year: '1986' } });
    expect(result.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['dob.day', 'Date of birth must include a day'],
    ]);
    expect(v.parse(schema, { dob: { month: '4', day: '8', year: '1986' } }).dob).toBe('1986-04-08');
  });

  it.each(['yesterday', '', null, undefined, 'x1988-04-08', '1988-04-08x'])(
    'is empty for the stored date %j',
    (stored) => {
      expect(toDateParts(stored)).toEqual({ month: '', day: '', year: '' });
    },
  );

  it('is readable for any past date at any age', () => {
    installClock(() => new Date(2026, 5, 15).getTime());
    expect(readableDate({ month: '6', day: '14', year: '2026' })).toBe('2026-06-14');
    expect(readableDate({ month: '6', day: '15', year: '2026' })).toBeNull();
    expect(readableDate({ month: '6', day: '', year: '2026' })).toBeNull();
  });

  it("isn't validated until it is a date", () => {
    const schema = dateOfBirth(() => 18);
    const issues = v.safeParse(schema, { month: 4, day: '8', year: '1986' }).issues;
    expect(issues).toHaveLength(1);
    expect(v.safeParse(schema, { month: '6', day: '1', year: '2020' }).issues?.[0].message).toBe(
      'You must be 18 or older to apply',
    );
  });
});

it.each(['4/28/1986', '04-28-1986', ' 4 28 1986 ', '1986-04-28', 'April 28, 1986', 'Apr. 28 1986'])(
  'reads the whole date %j',
  (text) => {
    expect(readFullDate(text)).toEqual({ month: '4', day: '28', year: '1986' });
  },
);

it.each(['28', '4/28', '4/28/86', '28/4/1986', '2/30/1986', 'Aprix 28', 'xyz 28, 1986', ''])(
  'reads no whole date from %j',
  (text) => {
    expect(readFullDate(text)).toBeNull();
  },
);
