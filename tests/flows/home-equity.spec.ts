import { expect, test } from '../support/test';
import { agreeToDocuments, acceptOffer, requestCode, enterCode, fillPersonalInfo } from './steps';
import { CODE, NEWCOMER, signAgreements, waitForOffer } from './steps';

test('a new applicant signs in by text message, applies, accepts and signs @worker-only', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ signedOut: true, consent: 'functional' });
  await requestCode(page, { phone: NEWCOMER.phone });
  expect((await portal.inbox()).at(-1)).toMatchObject({
    channel: 'sms',
    to: '+12025550187',
    code: '123456',
  });
  await enterCode(page);

  await portal.expectScreen('personal-info');
  await agreeToDocuments(page);
  await fillPersonalInfo(page);
  await waitForOffer(page);

  await portal.expectScreen('offer');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await acceptOffer(page, portal);

  await portal.expectScreen('agreements');
  await signAgreements(page, 'nova q newcomer-unal');
  await expect(page.getByRole('link', { name: /The name you typed doesn’t match/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: Review and sign \|/);
  await signAgreements(page, '  nova  q. NEWCOMER-unal ');

  await portal.expectScreen('congratulations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ve signed');
  const { applications, users } = await portal.state();
  const user = users.find(({ lastName }) => lastName === NEWCOMER.lastName);
  const own = applications.filter(({ owner }) => owner === user?.sub);
  expect(own).toMatchObject([{ status: 'OFFER_ACCEPTED', signedAt: expect.any(String) }]);
  expect(user).toMatchObject({
    firstName: 'Nova',
    middleName: 'Q.',
    phone: '+12025550187',
    email: NEWCOMER.email,
    dob: '1988-02-29',
    taxId: '666457788',
    annualIncome: 84_000,
    incomeSources: ['JOB'],
    homeAddress: {
      addressFirstLine: NEWCOMER.addressFirstLine,
      addressSecondLine: NEWCOMER.addressSecondLine,
      city: 'Portland',
      state: 'OR',
      zip: '97205',
    },
  });

  await portal.events.expectFunnel('home');
  await portal.events.expectNothingOf([...Object.values(NEWCOMER), CODE, '1988-02-29']);

  await portal.event('cancellation-period-ended');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re all set, Nova');
});
