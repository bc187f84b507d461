import { expect, test } from 'vitest';
import { discrepancy, intakeCopy, questionSentence } from './intake-copy';

test("an item that wasn't inspected is waiting, and a missing one is called missing", () => {
  expect(intakeCopy(null).tag).toBe('Waiting to be opened');
  expect(intakeCopy('MISSING').tone).toBe('warning');
  expect(intakeCopy('INSPECTED').tone).toBe('success');
});

test('missing items are counted and named', () => {
  const items = [
    { name: "Dad's rope chain", intake: 'RECEIVED' },
    { name: 'Wedding band', intake: 'MISSING' },
    { name: 'Studs, pair', intake: null },
  ] as const;
  expect(discrepancy(items)).toEqual({ received: 2, sent: 3, missing: ['Wedding band'] });
  expect(discrepancy([])).toEqual({ received: 0, sent: 0, missing: [] });
});

test('a question names its subject and whether the applicant has to act', () => {
  expect(questionSentence([{ name: 'Wedding band', intake: 'INSPECTING' }])).toBeNull();
  expect(questionSentence([{ name: 'Wedding band', intake: 'QUESTION' }])).toMatch(
    /^We have a question about Wedding band\..*You don’t need to do anything now/,
  );
});
