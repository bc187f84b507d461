import { expect, test } from 'vitest';
import { PERSONAS } from '../../../fixtures/personas';
import { isCoveredBorrower } from './covered-borrower';

test('only applicants with an armed forces address are covered borrowers', () => {
  const covered = PERSONAS.filter(({ address }) => isCoveredBorrower({ homeAddress: address })).map(
    ({ id }) => id,
  );
  expect(covered).toEqual(['P-12']);
  expect(isCoveredBorrower({ homeAddress: null })).toBe(false);
});
