import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTaxId } from '../../catalogue/identifiers';
import { installConfiguration } from '../../services/configuration/install-configuration';
import { TaxId, taxIdOrOnFile } from './tax-id';
import { firstMessage, parsed } from './testing/first-message';

function usePolicy(taxIdPolicy: 'standard' | 'sandbox'): void {
  installConfiguration({
    api: { direct: 'https://api.example', proxy: null, path: '/graphql' },
    identity: { domain: 'id.example', clientId: 'portal', audience: 'api' },
    filesHost: 'https://files.example',
    taxIdPolicy,
  });
}

const STRUCTURE = 'Check the number. It isn’t a Social Security number or ITIN we can verify';

describe('tax ID structure', () => {
  it.each([
    ['123-45-6789', true, true],
    ['000-12-1234', false, false],
    ['666-12-1234', false, true],
    ['900-12-1234', false, true],
    ['123-00-1234', false, false],
    ['123-45-0000', false, false],
    ['987-65-4320', true, true],
    ['987-65-4329', true, true],
    ['900-70-0001', true, true],
    ['900-93-0001', false, false],
    ['900-49-0001', false, true],
    ['900-89-0001', false, false],
    ['900-00-0001', false, false],
    ['666-12-0000', false, false],
    ['078-05-1120', true, true],
    ['219-09-9999', true, true],
  ])('%s: standard %s, sandbox %s', (text, standard, sandbox) => {
    const digits = text.replaceAll('-', '');
    expect(isTaxId(digits, 'standard')).toBe(standard);
    expect(isTaxId(digits, 'sandbox')).toBe(sandbox);
  });

  it('accepts every ITIN group', () => {
    const groups = Array.from({ length: 100 }, (_, group) => group).filter((group) =>
      isTaxId(`987${String(group).padStart(2, '0')}4321`, 'standard'),
    );
    const range = (from: number, to: number): number[] =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index);
    expect(groups).toEqual([
      ...range(50, 65),
      ...range(70, 88),
      ...range(90, 92),
      ...range(94, 99),
    ]);
  });
});

describe('Social Security number or ITIN', () => {
  it.each([
    ['', 'Enter your Social Security number or ITIN'],
    ['  ', 'Enter your Social Security number or ITIN'],
    ['12345678', 'Social Security number or ITIN must be 9 digits'],
    ['1234567890', 'Social Security number or ITIN must be 9 digits'],
    ['abc', 'Social Security number or ITIN must be 9 digits'],
    ['000-12-1234', STRUCTURE],
    ['666-12-1234', STRUCTURE],
  ])('%j → %s', (input, message) => {
    usePolicy('standard');
    expect(firstMessage(TaxId, input)).toBe(message);
  });

  it('accepts never-issued ranges only in the sandbox', () => {
    usePolicy('sandbox');
    expect(parsed(TaxId, '666-12-3456')).toBe('666123456');
  });

  it('accepts dashes, spaces and other separators', () => {
    usePolicy('standard');
    const between = constantFrom('', '-', ' ', '–', '.', '\u00a0', '\t');
    assert(
      property(between, between, (one, two) => {
        expect(parsed(TaxId, ` 123${one}45${two}6789 `)).toBe('123456789');
      }),
    );
  });

  it('keeps the one on file if empty', () => {
    usePolicy('standard');
    const onFile = taxIdOrOnFile(() => true);
    expect(parsed(onFile, '')).toBeNull();
    expect(parsed(onFile, '123-45-6789')).toBe('123456789');
    const replaced = taxIdOrOnFile(() => false);
    expect(firstMessage(replaced, '')).toBe('Enter your Social Security number or ITIN');
  });
});
