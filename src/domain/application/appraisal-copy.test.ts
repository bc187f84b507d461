import { expect, test } from 'vitest';
import { appraisalCopy } from './appraisal-copy';

const cart = (line: number, ...states: ('ESTIMATED' | 'IN_REVIEW' | 'NOT_ACCEPTED')[]) => ({
  items: states.map((state, index) => ({ id: `${index}`, name: `Item ${index + 1}`, state })),
  line,
  low: line,
  high: line,
  minimumLine: 20_000,
  maximumLine: 1_000_000,
});

test('a specialist is mentioned only if one reviews an item', () => {
  expect(appraisalCopy(cart(66_462, 'ESTIMATED', 'IN_REVIEW')).heading).toBe(
    'We’re valuing your items',
  );
  const refused = appraisalCopy(cart(0, 'NOT_ACCEPTED'));
  expect(refused.heading).toBe('We couldn’t accept your items');
  expect(refused.sentence).toMatch(/^We couldn’t accept Item 1\..*Remove or edit/);
  expect(refused.tag).toBe('Items not accepted');
  expect(refused.actions[0]).toMatchObject({ screen: 'asset-cart' });
  expect(JSON.stringify(refused)).not.toContain('specialist');
});

test('a total below the minimum states what is needed', () => {
  const { sentence } = appraisalCopy(cart(10_000, 'ESTIMATED', 'NOT_ACCEPTED'));
  expect(sentence).toContain('We couldn’t accept Item 2.');
  expect(sentence).toContain('at least $200');
});
