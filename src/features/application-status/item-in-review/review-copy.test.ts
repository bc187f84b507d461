import { expect, test } from 'vitest';
import { reviewCopy, reviewSteps } from './review-copy';

const ring = { name: 'Ring', state: 'NOT_ACCEPTED' } as const;
const chain = { name: 'Chain', state: 'ESTIMATED' } as const;
const copyOf = (
  items: readonly { name: string; state: 'IN_REVIEW' | 'NOT_ACCEPTED' | 'ESTIMATED' }[],
  line: number,
) => reviewCopy({ items, line, minimumLine: 20_000 }, 'p@example.com');

test('a finished review says which items were refused and what to do', () => {
  expect(copyOf([ring], 0)).toMatchObject({
    heading: 'We’ve finished reviewing your items',
    sentence: expect.stringMatching(/^We couldn’t accept Ring\..*Remove or edit/) as string,
    button: 'View My Items',
  });
  expect(copyOf([ring, chain], 10_000).sentence).toContain('Add another item');
  expect(copyOf([ring, chain], 66_462).sentence).toContain('Your estimate is ready');
});

test('an unfinished review also names the items that were already refused', () => {
  const waiting = { name: 'Opal', state: 'IN_REVIEW' } as const;
  const { heading, sentence } = copyOf([waiting, ring], 0);
  expect(heading).toBe('A specialist is reviewing your items');
  expect(sentence).toMatch(/^We couldn’t accept Ring.*We’ll email p@example.com/);
});

test('the timeline has one current step until the review is finished', () => {
  const states = (isOver: boolean): readonly string[] =>
    reviewSteps('2026-06-15T12:00:00-04:00', { isOver }).map(({ state }) => state);
  expect(states(false)).toEqual(['done', 'done', 'now', 'next']);
  expect(states(true)).toEqual(['done', 'done', 'done']);
});
