import { expect, test } from '../support/test';
import { agreeToDocuments, acceptOffer, requestCode, enterCode, fillPages } from './steps';
import { goOn, NEWCOMER, personalPages } from './steps';

test('an offer is declined with a reason that survives a reload', async ({ page, portal }) => {
  await portal.openSeed({ screen: 'offer' });
  await page.getByRole('button', { name: 'Decline Offer' }).click();
  await portal.expectScreen('cancel-offer');
  await page.getByRole('button', { name: 'Keep My Offer' }).click();
  await portal.expectScreen('offer');
  await page.getByRole('button', { name: 'Decline Offer' }).click();
  await page.getByRole('radio', { name: 'The rate or fees are too high' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'The rate or fees are too high' })).toBeChecked();
  await page.getByRole('button', { name: 'Decline Offer' }).click();
  await portal.expectScreen('offer-rejected');
  expect((await portal.state()).applications.at(-1)).toMatchObject({
    status: 'OFFER_REJECTED',
    declineReason: 'RATE_TOO_HIGH',
  });

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Accept Offer' })).toHaveCount(0);
  await portal.open('/app');
  await page.getByRole('button', { name: 'Apply Again' }).click();
  await portal.expectScreen('personal-info');
  expect((await portal.state()).applications).toHaveLength(2);
});

test('declining an offer without a reason asks for one once', async ({ page, portal }) => {
  await portal.openSeed({ screen: 'cancel-offer' });
  await page.getByRole('button', { name: 'Decline Offer' }).click();
  await portal.expectScreen('offer-rejected');
  await page.getByRole('button', { name: 'Tell Us Why (Optional)' }).click();
  await page.getByRole('button', { name: 'Send My Answer' }).click();
  await expect(page.getByRole('alert')).toContainText('Select why you are declining');
  await page.getByRole('radio', { name: 'I changed my mind' }).check();
  await page.getByRole('button', { name: 'Send My Answer' }).click();
  await expect(page.getByText('Thank you. Your answer helps us make better offers.')).toBeVisible();
  await page.reload();
  await portal.expectScreen('offer-rejected');
  await expect(page.getByRole('button', { name: 'Tell Us Why (Optional)' })).toHaveCount(0);
});

test("an offer that expires while it is read can't be accepted", async ({ page, portal }) => {
  portal.allowConsole(/\[portal\] Data error .*acceptCreditOffer/);
  await portal.openSeed({ screen: 'verify-income' });
  await portal.event('offer-expired');
  await page.getByRole('button', { name: 'Continue' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This offer has ended');
  await expect(heading).toBeFocused();
  expect((await portal.state()).applications.at(-1)?.agreement).toBeNull();

  // The offer itself detects it before requesting personal data.
  await portal.openSeed({ screen: 'offer' });
  await portal.event('offer-expired');
  await page.getByRole('button', { name: 'Accept Offer' }).click();
  await expect(heading).toHaveText('This offer has ended');
  await expect(heading).toBeFocused();
});

test("an expired offer isn't shown as an offer", async ({ page, portal }) => {
  await portal.openSeed({ screen: 'offer', now: '2026-06-15T12:00:00-04:00' });
  await portal.clock({ advance: 'P31D' });
  await portal.open('/app/homelight/offer');
  await portal.expectScreen('login');
  await requestCode(page, { phone: '+12025550103' });
  await enterCode(page);
  await portal.expectScreen('offer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This offer has ended');
  await expect(page.getByRole('button', { name: 'Accept Offer' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await expect(page.getByRole('dialog', { name: 'Help Center' })).toBeVisible();
});

test('an application is withdrawn through the Help Center', async ({ page, portal }) => {
  await portal.openSeed({ screen: 'offer' });
  await page.getByRole('button', { name: 'Need Help?' }).click();
  const help = page.getByRole('dialog', { name: 'Help Center' });
  await help.getByText('Close or withdraw my application').click();
  await help.getByRole('button', { name: 'Withdraw My Application' }).click();
  await help.getByRole('button', { name: 'Keep My Application' }).click();
  expect((await portal.state()).applications.at(-1)?.status).toBe('OFFER_DECISION_NEEDED');
  await help.getByRole('button', { name: 'Withdraw My Application' }).click();
  await help.getByRole('button', { name: 'Withdraw Now' }).click();
  await portal.expectScreen('manual-review');
  await expect(page.locator('main')).toContainText(
    'We closed this application at your request. You can apply again anytime.',
  );
  await expect(help).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the Help Center returns focus to its opener', async ({ page, portal }) => {
  await portal.openSeed({ screen: 'offer' });
  const opener = page.getByRole('button', { name: 'Ask a Question' });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Help Center' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('Texas gets its message before the tax ID is requested, and Back keeps the answers', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ signedOut: true });
  await requestCode(page, { email: 'tex.newcomer@example.com' });
  await enterCode(page);
  await agreeToDocuments(page);
  const answers = { ...NEWCOMER, firstName: 'Tex', email: 'tex.newcomer@example.com' };
  const pages = personalPages({ ...answers, state: 'OH - Ohio' });
  await fillPages(page, pages, 'Tell us about you');
  await goOn(page, 'Home address');
  const state = page.getByLabel('State or territory');
  // The keyboard passes other states; the value counts on leaving the field.
  await state.pressSequentially('tx');
  await expect(state).toHaveValue('TX');
  await portal.expectScreen('personal-info');
  await state.press('Tab');
  await portal.expectScreen('dont-operate-in-state');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re not in Texas yet');
  await expect(page.locator('main')).toContainText(
    'Texas law doesn’t allow home equity lines to be used with a card.',
  );
  await page.getByRole('button', { name: 'Email Me When It’s Available' }).click();
  await expect(page.getByText('Confirm that we can email you')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Email Me When It’s Available' }).click();
  await expect(page.getByText('We’ll let you know')).toBeVisible();
  expect((await portal.state()).availabilityNotices).toMatchObject([{ state: 'TX' }]);

  await page.getByRole('link', { name: 'Change My State' }).click();
  await portal.expectScreen('personal-info');
  await expect(state).toBeFocused();
  await fillPages(page, pages.slice(1), 'Home address');
  await expect(page.getByText(/^The Ohio laws against discrimination/)).toBeVisible();
  await goOn(page, 'Date of birth and tax ID');
  await portal.open('/app/homelight/personal-info');
  await expect(page.getByLabel('First name')).toHaveValue('Tex');
});

test('each agreement is checked separately, and Not Now keeps the offer', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'offer' });
  await acceptOffer(page, portal);
  await portal.expectScreen('agreements');
  await page.getByRole('button', { name: 'Agree and Continue' }).click();
  const summary = page.getByRole('alert');
  for (const message of [
    'Confirm that you agree to the Cardholder Agreement',
    'Confirm that you agree to the Account Opening Disclosures',
    'Confirm that you agree to the Home-Secured Agreement',
    'Confirm that you received the Privacy Notice',
    'Type your full name to sign',
  ]) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  }
  await summary.getByRole('link', { name: 'Type your full name to sign' }).click();
  await expect(page.getByLabel('Type your full name to sign')).toBeFocused();
  await page.getByRole('link', { name: 'Not Now' }).click();
  await portal.expectScreen('home');
  expect((await portal.state()).applications.at(-1)?.status).toBe('OFFER_ACCEPTED');
  await page.getByRole('link', { name: 'Review and Sign' }).click();
  await portal.expectScreen('agreements');
});

test.describe('Help Center on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the opener of the Help Center stays, and a withdrawal focuses the heading', async ({
    page,
    portal,
  }) => {
    await portal.openSeed({ screen: 'offer' });
    await page.getByRole('button', { name: 'Need Help?' }).click();
    const help = page.getByRole('dialog', { name: 'Help Center' });
    await help.getByText('Close or withdraw my application').click();
    await help.getByRole('button', { name: 'Withdraw My Application' }).click();
    await help.getByRole('button', { name: 'Withdraw Now' }).click();
    await portal.expectScreen('manual-review');
    await expect(help).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
