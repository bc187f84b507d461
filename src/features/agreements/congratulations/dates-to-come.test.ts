import { expect, test, it } from 'vitest';
import { datesToCome, type DatesToCome, firstStatementOn } from './dates-to-come';

const SIGNED = '2026-06-15T12:00:00-04:00';
const facts: DatesToCome = {
  application: {
    status: 'COMPLETE',
    signedAt: SIGNED,
    cancellationEndsOn: null,
    updatedAt: SIGNED,
  },
  cardName: 'Honor Card',
  address: '7 Placeholder Lane, Portland, OR 97205',
  graceDays: 25,
};
const stepLines = (given: DatesToCome) =>
  datesToCome(given).map(({ state, title, when }) => [state, title, when ?? ''].join(' · '));

test('an open account lists card, statement and payment dates', () => {
  expect(stepLines(facts)).toEqual([
    'done · You signed · June 15, 2026',
    'done · Your account is open · ',
    'next · Your Honor Card arrives · In 7–10 business days at 7 Placeholder Lane, Portland, OR 97205',
    'next · Your first statement comes · About July 15, 2026',
    'next · Your first payment is due · At least 25 days after the close of your first billing cycle',
  ]);
});

test('a cancellation period comes first', () => {
  const application = {
    ...facts.application,
    status: 'OFFER_ACCEPTED',
    cancellationEndsOn: '2026-06-18',
  } as const;
  const [, now, card, statement] = stepLines({ ...facts, application, address: null });
  expect(now).toMatch(/^now · Your cancellation period · Until .*June\s18,\s2026/);
  expect(card).toBe('next · Your Honor Card arrives · In 7–10 business days after that');
  expect(statement).toBe('next · Your first statement comes · About July 18, 2026');
});

test("a signature that isn't on file isn't mentioned", () => {
  const application = { ...facts.application, signedAt: null };
  expect(stepLines({ ...facts, application })[0]).toBe('done · Your account is open · ');
});

const UPDATED = '2026-06-15T23:30:00-04:00';

it.each([
  ['after the cancellation period', '2026-06-18', '2026-06-15T23:30:00-04:00', '2026-07-18'],
  ['after signing', null, '2026-12-15T09:00:00-05:00', '2027-01-14'],
  ['after the account was opened', null, null, '2026-07-15'],
])('the first statement comes a billing period %s', (_, cancellationEndsOn, signedAt, expected) => {
  expect(firstStatementOn({ cancellationEndsOn, signedAt, updatedAt: UPDATED })).toBe(expected);
});
