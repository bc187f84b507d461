import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isPostOfficeBox } from '../../catalogue/identifiers';
import { PLACES, placeName } from '../../catalogue/places';
import { HomeAddress, State, ZipCode, takeFiveDigits } from './address-rules';
import { firstMessage, parsed } from './testing/first-message';

const HOME = {
  addressFirstLine: '7 Placeholder Lane',
  addressSecondLine: '',
  city: 'Portland',
  state: 'OR',
  zip: '97205',
};

const TOO_LONG =
  'Home address must be 35 characters or fewer. Use the next line for an apartment or unit';
const BOX = 'Enter a street address. We can’t accept a P.O. box as your home address';

describe('Home address', () => {
  it('reports all problems at once, including a P.O. box', () => {
    const typed = { ...HOME, addressFirstLine: 'P.O. Box 77', state: '', zip: '' };
    const found = v.safeParse(HomeAddress, typed).issues?.map(({ message }) => message);
    expect(found).toEqual(['Select your state or territory', 'Enter your ZIP code', BOX]);
    const armed = v.safeParse(HomeAddress, { ...typed, state: 'AE' });
    expect(armed.issues?.map(({ message }) => message)).toEqual([
      'Enter your ZIP code',
      'City must be APO, FPO or DPO for the state AE',
    ]);
  });

  it.each([
    [{ addressFirstLine: '' }, 'Enter your home address'],
    [{ addressFirstLine: '---' }, 'Enter your home address'],
    [{ addressFirstLine: '1'.repeat(36) }, TOO_LONG],
    [{ addressFirstLine: 'P.O. Box 77' }, BOX],
    [
      { addressSecondLine: 'x'.repeat(36) },
      'Apartment, suite or unit must be 35 characters or fewer',
    ],
    [{ city: '' }, 'Enter your city'],
    [{ city: '123' }, 'City must include at least one letter'],
    [{ city: '🏠' }, 'City must include at least one letter'],
    [{ city: 'a'.repeat(101) }, 'City must be 100 characters or fewer'],
    [{ state: '' }, 'Select your state or territory'],
    [{ state: 'ZZ' }, 'Select your state or territory'],
    [{ zip: '' }, 'Enter your ZIP code'],
    [{ zip: '9720' }, 'ZIP code must be 5 digits'],
    [{ zip: '972055' }, 'ZIP code must be 5 digits'],
    [{ zip: 'ABCDE' }, 'ZIP code must be 5 digits'],
    [{ addressSecondLine: 'P.O. Box 77' }, BOX],
    [{ addressFirstLine: 'P\u200BO Box 77' }, BOX],
    [{ addressFirstLine: 'PO', addressSecondLine: 'Box 77' }, BOX],
  ])('%j → %s', (change, message) => {
    expect(firstMessage(HomeAddress, { ...HOME, ...change })).toBe(message);
  });

  it('accepts lines at their limits in characters', () => {
    const address = {
      ...HOME,
      addressFirstLine: '12345 North Placeholder Boulevard E',
      addressSecondLine: 'Building 12, Apartment 3456, Door 7',
      city: 'Testville-by-the-Fixture-on-the-Placeholder-River near Samplebury and Exampleton Heights Township Aa',
    };
    expect(address.city).toHaveLength(100);
    expect(parsed(HomeAddress, address)).toEqual(address);
  });

  it('accepts a P.O. box in military addresses only', () => {
    const box = { ...HOME, addressFirstLine: 'General Delivery', city: 'APO', zip: '09012' };
    expect(firstMessage(HomeAddress, { ...box, state: 'AE' })).toBeNull();
    expect(firstMessage(HomeAddress, { ...box, state: 'NY' })).toBe(BOX);
  });

  it('reports a P.O. box at the line that has it', () => {
    const typed = { ...HOME, addressSecondLine: 'POB 12' };
    const [issue] = v.safeParse(HomeAddress, typed).issues ?? [];
    expect(issue && v.getDotPath(issue)).toBe('addressSecondLine');
  });

  it.each([
    ['AA', 'FPO', '34012', null],
    ['AE', 'dpo', '09012-1234', null],
    ['AP', 'APO', '96201', null],
    ['AE', 'Portland', '97205', 'City must be APO, FPO or DPO for the state AE'],
    ['AE', 'APO', '97205', 'ZIP code must start with 09 for the state AE'],
    ['AA', 'APO', '34112', 'ZIP code must start with 340 for the state AA'],
    ['AP', 'FPO', '09012', 'ZIP code must start with 96 for the state AP'],
  ])('for state %s with city %s and ZIP code %s → %s', (state, city, zip, message) => {
    const typed = { ...HOME, addressFirstLine: 'PSC 1234 Box 5678', state, city, zip };
    expect(firstMessage(HomeAddress, typed)).toBe(message);
  });
});

describe('P.O. boxes', () => {
  it.each([
    'PO Box 12',
    'P.O. Box 3',
    'POBox 99',
    'Post Office Box 7',
    'Box 44',
    'General Delivery',
    'PMB 12',
  ])('%s is a P.O. box', (line) => expect(isPostOfficeBox(line)).toBe(true));

  it.each([
    '123 Box Elder St',
    'PSC 1234 Box 5678',
    'RR 2 Box 152',
    'HC 68 Box 23A',
    '12 Post Office Rd',
  ])("%s isn't a P.O. box", (line) => expect(isPostOfficeBox(line)).toBe(false));
});

describe('ZIP code', () => {
  it.each([
    ['43215-1234', '43215'],
    ['43215 1234', '43215'],
    ['432151234', '43215'],
    [' 43215 ', '43215'],
    ['4321', '4321'],
    ['x43215-1234', 'x43215-1234'],
    ['43215-1234x', '43215-1234x'],
    [' 43215-1234 ', '43215'],
    ['43215–1234', '43215'],
    ['４３２１５', '43215'],
  ])('of %j keeps %s', (text, kept) => {
    expect(takeFiveDigits(text)).toBe(kept);
  });

  it('accepts four more digits', () => {
    expect(parsed(ZipCode, '09012-5678')).toBe('09012');
  });
});

describe('states and territories', () => {
  it('include 50 states, DC, five territories and the armed forces once each', () => {
    expect(PLACES).toHaveLength(50 + 1 + 5 + 3);
    expect(new Set(PLACES.map(({ code }) => code)).size).toBe(PLACES.length);
    for (const { code } of PLACES) expect(firstMessage(State, code)).toBeNull();
    expect(placeName('PR')).toBe('Puerto Rico');
  });
});
