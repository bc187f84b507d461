import { expect, test } from 'vitest';
import { encodeSeed } from './seed';
import { testSeed } from '../domain/seed/testing/test-seed';
import { checkSeed } from '../apis/control/check-seed';
import { combinationProblem, screenProblem } from './combination';

test('a screen of another flow is rejected with its flows', () => {
  expect(screenProblem(testSeed({ program: 'pesto_cash', screen: 'verify-info' }))).toBe(
    'screen verify-info belongs to flow item or home, but program pesto_cash has flow cash',
  );
});

test('rejects a screen that does not match the status, and names the valid ones', () => {
  const seed = testSeed({ screen: 'cancel-offer', status: 'COMPLETE' });
  expect(screenProblem(seed)).toBe(
    "screen cancel-offer isn't available in status COMPLETE, expected OFFER_DECISION_NEEDED",
  );
});

test('valid combinations are accepted, and an invalid link is rejected', () => {
  expect(combinationProblem(testSeed({ screen: null }))).toBeNull();
  expect(combinationProblem(testSeed({ screen: 'not-found' }))).toBeNull();
  const seed = testSeed({ program: 'pesto_item', screen: 'verify-income' });
  expect(checkSeed(encodeSeed(seed))).toMatchObject({
    ok: false,
    title: 'This seed link cannot be played',
  });
});
