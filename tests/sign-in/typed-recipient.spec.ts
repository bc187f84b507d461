import { expect, test } from '../support/test';

test.use({ seed: { signedOut: true, screen: 'login' } });

test('the sign-in input survives a reload, a channel change and Back', async ({ page, portal }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const phone = page.getByLabel('Mobile phone number');
  const email = page.getByLabel('Email address');
  await portal.openSeed();

  await page.getByRole('radio', { name: 'Text message' }).check();
  await phone.fill('(202) 555-01');
  await page.reload();
  await expect(phone).toHaveValue('(202) 555-01');

  await phone.fill('(202) 555-0187');
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(heading).toHaveText('Enter your code');

  await page.goBack();
  await expect(heading).toHaveText('Sign in or create an account');
  await expect(heading).toBeFocused();
  await expect(phone).toHaveValue('(202) 555-0187');
  await page.goForward();
  await expect(heading).toHaveText('Enter your code');
  await page.reload();
  await expect(heading).toHaveText('Enter your code');

  await page.getByRole('button', { name: 'Change Number' }).click();
  await expect(phone).toHaveValue('(202) 555-0187');
  await page.getByRole('radio', { name: 'Email' }).check();
  await email.fill('nova@example.com');
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByRole('button', { name: 'Use Phone Instead' }).click();
  await expect(phone).toHaveValue('(202) 555-0187');
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByLabel('6-character code').fill('123456');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await portal.expectScreen('personal-info');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('draft:sign-in');
});
