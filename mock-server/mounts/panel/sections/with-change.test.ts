import { expect, test } from 'vitest';
import type { Scenario } from './apply-scenario';
import { withChange } from './with-change';

const KNOWN: Scenario = {
  program: 'home_light',
  status: 'OFFER_DECISION_NEEDED',
  persona: 'P-03',
  screen: 'cancel-offer',
  signedIn: true,
};

test('a program without the screen opens that of the status', () => {
  const known: Scenario = { ...KNOWN, screen: 'verify-income', status: 'VERIFY_DOC' };
  expect(withChange(known, { program: 'pesto_cash' }).screen).toBeNull();
});

test('a status without content for the screen opens its own', () => {
  expect(withChange(KNOWN, { status: 'COMPLETE' })).toMatchObject({
    status: 'COMPLETE',
    screen: null,
  });
});

test('choosing a screen also chooses a status that shows it', () => {
  const changed = withChange({ ...KNOWN, status: 'COMPLETE', screen: null }, { screen: 'offer' });
  expect(changed).toMatchObject({ screen: 'offer', status: 'OFFER_DECISION_NEEDED' });
});

test('matching choices stay', () => {
  expect(withChange(KNOWN, { persona: 'P-05' })).toEqual({ ...KNOWN, persona: 'P-05' });
});

test("choosing a dialog sets screen and status, and is reset where it doesn't fit", () => {
  const changed = withChange({ ...KNOWN, signedIn: false }, { dialog: 'onboarding' });
  expect(changed).toMatchObject({
    dialog: 'onboarding',
    screen: 'home',
    status: 'CREATED',
    signedIn: true,
  });
  expect(withChange(changed, { status: 'COMPLETE' })).not.toHaveProperty('dialog');
});
