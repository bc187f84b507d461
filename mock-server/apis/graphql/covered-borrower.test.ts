import { expect, test } from 'vitest';
import { PERSONAS } from '../../../fixtures/personas';
import { isCoveredBorrower } from './covered-borrower';

test('only the person at an address of the armed forces is a covered borrower', () => {
  const covered = PERSONAS.filter(({ address }) => isCoveredBorrower({ homeAddress: address })).map(
    ({ id }) => id,
  );
  expect(covered).toEqual(['P-12']);
  expect(isCoveredBorrower({ homeAddress: null })).toBe(false);
});
