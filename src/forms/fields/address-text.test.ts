import { describe, expect, it } from 'vitest';
import { addressInput, addressLines, addressText, addressValues } from './address-text';
import { STATE_OPTIONS } from './address-rules';

const WHOLE = {
  addressFirstLine: '7 Placeholder Lane',
  addressSecondLine: 'Apt 3',
  city: 'Portland',
  state: 'OR',
  zip: '97205',
};

const NOTHING = { addressFirstLine: '', addressSecondLine: '', city: '', state: '', zip: '' };

describe('an address as text', () => {
  it.each([
    [WHOLE, ['7 Placeholder Lane', 'Apt 3', 'Portland, OR 97205']],
    [{ ...WHOLE, addressSecondLine: null }, ['7 Placeholder Lane', 'Portland, OR 97205']],
    [{ ...WHOLE, addressSecondLine: '', zip: '' }, ['7 Placeholder Lane', 'Portland, OR']],
    [{ ...NOTHING, state: 'OR', zip: '97205' }, ['OR 97205']],
    [{ ...NOTHING, city: 'Portland' }, ['Portland']],
    [NOTHING, []],
  ])('%j is %j', (address, lines) => {
    expect(addressLines(address)).toEqual(lines);
    expect(addressText(address)).toBe(lines.join(', '));
  });

  it('round-trips through a form', () => {
    const nulls = { addressFirstLine: null, addressSecondLine: null, city: null, state: null };
    expect(addressValues(WHOLE)).toEqual(WHOLE);
    expect(addressValues(null)).toEqual(NOTHING);
    expect(addressValues({ ...nulls, zip: null })).toEqual(NOTHING);
    expect(addressInput(WHOLE)).toEqual(WHOLE);
    expect(addressInput({ ...WHOLE, addressSecondLine: '' }).addressSecondLine).toBeNull();
  });
});

describe('the list of states', () => {
  it('starts with an empty option and shows code and name', () => {
    expect(STATE_OPTIONS[0]).toEqual({ value: '', label: 'Select a state or territory' });
    expect(STATE_OPTIONS).toContainEqual({ value: 'OR', label: 'OR - Oregon' });
    expect(STATE_OPTIONS).toHaveLength(60);
  });
});
