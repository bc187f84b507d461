import { signIn } from '../flows/steps';
import { expect, test } from '../support/test';

test.use({
  seed: {
    status: 'OFFER_DECISION_NEEDED',
    program: 'home_light',
    persona: 'P-05',
    now: '2026-12-24T09:00:00-05:00',
  },
});

test('declines an offer', async ({ portal, page }) => {
  await portal.openSeed({ screen: 'cancel-offer' });
  await page.getByRole('radio', { name: 'The rate or fees are too high' }).check();
  await page.getByRole('button', { name: 'Decline Offer' }).click();
  await portal.expectScreen('offer-rejected');
  const { applications } = await portal.state();
  expect(applications[0]?.status).toBe('OFFER_REJECTED');
});

test('reloads the applicant after a failed request', async ({ portal, page }) => {
  portal.allowConsole(/\[portal\] Network error|Failed to load resource/);
  // Both requests must fail: the response to one would make the portal repeat the other.
  const faults = [
    'operation=currentUser,status=404,times=1',
    'operation=application,status=404,times=1',
  ];
  const problem = page.getByRole('heading', { name: 'We can’t load this right now' });
  await portal.openSeed({ faults }, { shows: problem });
  await portal.expectFaultsStruck();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await portal.expectScreen('personal-info');
});

test('opens the application after sign-in', async ({ portal, page }) => {
  await portal.openSeed({ signedOut: true });
  await signIn(page, { email: 'zoe.dangelo-nunez@example.com' });
  await portal.expectScreen('personal-info');
});
