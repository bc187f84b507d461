import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { expect, test } from '../support/test';
import { agreeToDocuments, goOn } from '../flows/steps';

const REFERRED = `/login?returnTo=${encodeURIComponent('/?referralCode=FRIEND42')}`;

test('the code screen of a sign-up in the item flow shows the step of the pages before it', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'login', signedOut: true });
  await portal.open('/login/sign-up');
  const step = page.getByText('Step 2 of 6: Create your account');
  await expect(step).toBeVisible();
  await page.getByLabel('First name').fill('Nina');
  await page.getByLabel('Last name').fill('New');
  await page.getByLabel('Email address').fill('nina@example.com');
  await page.getByLabel('Mobile phone number').fill('(202) 555-0188');
  await goOn(page, 'Your consent');
  await page.getByLabel(/^I agree to receive documents electronically/).check();
  await page.getByLabel('I agree to the Terms of Service').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  await expect(step).toBeVisible();
});

test('sign-up answers are stored until the callback, then saved and removed', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ signedOut: true });
  await portal.open(REFERRED);
  await page.getByRole('link', { name: 'Create Account' }).click();
  await portal.expectScreen('sign-up');
  await page.getByLabel('First name').fill('Nina');
  await page.getByLabel('Last name').fill('O’New');
  await expect(page.getByLabel('Referral code')).toHaveValue('FRIEND42');
  await page.getByLabel('Email address').fill('nina@example.com');
  await page.getByLabel('Mobile phone number').fill('(202) 555-0188');
  await goOn(page, 'Your consent');
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'Agree to the Terms of Service and Privacy Policy',
  );
  await page.getByLabel(/^I agree to receive documents electronically/).check();
  await page.getByLabel('I agree to the Terms of Service').check();
  await page.getByRole('button', { name: 'Create Account' }).click();

  const stored = () =>
    page.evaluate((key) => window.sessionStorage.getItem(key), STORAGE_KEYS.signUpData);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  expect(await stored()).toContain('nina@example.com');
  await page.reload();
  await page.getByLabel('6-character code').fill('123456');
  await page.getByRole('button', { name: 'Verify Code' }).click();

  await portal.expectScreen('personal-info');
  expect(await stored()).toBeNull();
  const { users } = await portal.state();
  expect(users.at(-1)).toMatchObject({
    firstName: 'Nina',
    lastName: "O'New",
    phone: '+12025550188',
    email: 'nina@example.com',
    referredBy: 'FRIEND42',
    marketing: { byText: false, byEmail: false },
  });
  expect(users.at(-1)?.eSignConsentAt).not.toBeNull();
});

test("another person signing in in the same tab doesn't get the answers", async ({
  page,
  portal,
}) => {
  await portal.openSeed({ signedOut: true });
  await page.evaluate(([key, text]) => window.sessionStorage.setItem(key, text), [
    STORAGE_KEYS.signUpData,
    JSON.stringify({
      firstName: 'Somebody',
      middleName: null,
      lastName: 'Else',
      phone: '+12025550188',
      email: 'else@example.com',
      referredBy: null,
      eSignVersion: '1',
      termsVersion: '1',
      marketingByText: true,
    }),
  ] as const);
  await portal.open('/login');
  await page.getByLabel('Email', { exact: true }).check();
  await page.getByLabel('Email address').fill('newcomer@example.com');
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByLabel('6-character code').fill('123456');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await portal.expectScreen('personal-info');
  const newcomer = async () => (await portal.state()).users.at(-1);
  const nothing = { firstName: null, eSignConsentAt: null, termsAcceptedAt: null };
  expect(await newcomer()).toMatchObject({ email: 'newcomer@example.com', ...nothing });

  // Users who didn't sign up agree before giving personal data.
  await expect(page.getByLabel('First name')).toHaveCount(0);
  await page.getByRole('button', { name: 'Agree and Continue' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Agree to receive documents electronically, or call');
  await expect(alert).toContainText('Agree to the Terms of Service and Privacy Policy');
  await agreeToDocuments(page);
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const agreed = expect.any(String);
  expect(await newcomer()).toMatchObject({ eSignConsentAt: agreed, termsAcceptedAt: agreed });
});

test('the introduction opens once, on the home page only', async ({ page, portal }) => {
  await portal.openSeed({ status: 'CREATED' });
  await page.evaluate((key) => window.localStorage.removeItem(key), STORAGE_KEYS.onboardingShown);
  await page.reload();
  await portal.expectScreen('personal-info');
  await expect(page.getByLabel('City', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await portal.open('/');
  const dialog = page.getByRole('dialog', { name: /^How .+ works$/ });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Get Started' }).click();
  await portal.expectScreen('personal-info');
  await portal.open('/');
  await portal.expectScreen('home');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
