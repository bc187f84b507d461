import { expect, test } from 'vitest';
import { FLOWS } from '../../../catalogue/flows';
import { requestedPath } from '../../../catalogue/journey/sign-in-path';
import { referralCodeOf } from '../../../domain/referral/referral-parameter';
import { firstAction } from './first-action';

function searchOf(href: string): string {
  return new URL(href, 'https://portal.invalid').search;
}

test.each(FLOWS)('the first action of %s keeps the referral code', (flow) => {
  for (const search of [
    '?referralCode=FRIEND42',
    '?returnTo=%2Fapp%3FreferralCode%3DFRIEND42',
    '?referralCode=FRIEND42&returnTo=https%3A%2F%2Felsewhere.example',
  ]) {
    expect(referralCodeOf(searchOf(firstAction(flow, search).href)), search).toBe('FRIEND42');
  }
});

test.each(FLOWS)('a visitor to a page of %s keeps that target', (flow) => {
  const { href } = firstAction(flow, '?returnTo=%2Fapp%2Fmessages&utm_source=mail');
  expect(requestedPath(searchOf(href))).toBe('/app/messages');
  expect(new URLSearchParams(searchOf(href)).get('utm_source')).toBe('mail');
});

test('the cash-secured card starts with the credit line, before sign-up', () => {
  expect(firstAction('cash', '').href).toBe('/login/sign-up?page=credit-line');
});
