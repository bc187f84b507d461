import { expect, test } from 'vitest';
import { encodeSeed } from '../../src/catalogue/seed';
import { testSeed } from '../seed/testing/test-seed';
import { checkSeed } from './check-seed';
import { combinationProblem } from './combination';

test('a screen of another flow is refused with the programs and screens that fit', () => {
  const problem = combinationProblem(testSeed({ program: 'pesto_cash', screen: 'verify-info' }));
  expect(problem).toMatch(/^Program pesto_cash has no screen verify-info: .*home_light/);
  expect(problem).toMatch(/Screens of pesto_cash: .*home/);
});

test('a screen that has nothing to show in a status is refused with those it fits', () => {
  const seed = testSeed({ screen: 'cancel-offer', status: 'COMPLETE' });
  expect(combinationProblem(seed)).toBe(
    'Screen cancel-offer has nothing to show in status COMPLETE. It fits OFFER_DECISION_NEEDED.',
  );
});

test('what goes together is not refused; a link that does not is', () => {
  expect(combinationProblem(testSeed({ screen: null }))).toBeNull();
  expect(combinationProblem(testSeed({ screen: 'not-found' }))).toBeNull();
  const seed = testSeed({ program: 'pesto_item', screen: 'verify-income' });
  expect(checkSeed(encodeSeed(seed))).toMatchObject({
    ok: false,
    title: 'This seed link cannot be played',
  });
});
