import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { expectAccessible, overflowing } from '../accessibility/check-page';
import { expect, test } from '../support/test';
import { signUpWith, VISITOR } from './item-steps';
import { requestCode, enterCode, goOn } from './steps';

test.use({ viewport: { width: 390, height: 844 }, seed: { program: 'pesto_cash' } });

const LINE_PAGE = '/login/sign-up?page=credit-line';

const stored = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.cashSecuredApplication);

async function chooseAsVisitor(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Another amount' }).check();
  await page.getByLabel('Deposit amount').fill('350');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
}

test('a visitor chooses a credit line, signs up, and continues after it', async ({
  page,
  portal,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await portal.openSeed({ signedOut: true });
  await page.getByRole('link', { name: 'Choose My Credit Line' }).click();
  await expect(heading).toHaveText('Choose your credit line');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Select your credit line');
  await expectAccessible(page);
  expect(await overflowing(page, 320)).toEqual([]);
  await page.getByRole('radio', { name: 'Another amount' }).check();
  await page.getByLabel('Deposit amount').fill('325');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('must be in increments of $50');
  await page.reload();
  await expect(page.getByLabel('Deposit amount')).toHaveValue('325');
  await chooseAsVisitor(page);
  await expect(heading).toBeFocused();
  await expect(page.getByText(/^Your \$350 credit line is saved\./)).toBeVisible();

  // Back, Change and a reload show the choice; the name stays.
  await page.getByLabel('First name').fill(VISITOR.firstName);
  await page.goBack();
  await expect(page.getByLabel('Deposit amount')).toHaveValue('350');
  await page.goForward();
  await expect(page.getByLabel('First name')).toHaveValue(VISITOR.firstName);
  await page.getByRole('link', { name: 'Change Credit Line' }).click();
  await expect(page.getByLabel('Deposit amount')).toHaveValue('350');
  await page.reload();
  await expect(page.getByLabel('Deposit amount')).toHaveValue('350');
  await page.getByRole('radio', { name: '$500' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^Your \$500 credit line is saved\./)).toBeVisible();

  await signUpWith(page, portal);
  await portal.expectScreen('personal-info');
  expect(await stored(page)).toMatch(/"applicationId":"app_\d+","creditLine":50000/);
  // Back skips the page that saved the choice, and the choice is filled in.
  await portal.open('/app/cash-secured/credit-line');
  await expect(page.getByRole('radio', { name: '$500' })).toBeChecked();
});

test('sign-up restores typed answers after Back, reload and mistakes', async ({ page, portal }) => {
  await portal.openSeed({ signedOut: true });
  await portal.open(LINE_PAGE);
  await chooseAsVisitor(page);
  await page.getByLabel('First name').fill(VISITOR.firstName);
  await page.getByLabel('Email address').fill('nobody@example');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const summary = page.getByRole('alert');
  for (const message of [
    'Enter your last name',
    'Enter an email address in the correct format, like name@example.com',
    'Enter your mobile phone number',
  ]) {
    await expect(summary).toContainText(message);
  }
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue(VISITOR.firstName);
  await page.getByLabel('Last name').fill(VISITOR.lastName);
  await page.getByLabel('Email address').fill(VISITOR.email);
  await page.getByLabel('Mobile phone number').fill(VISITOR.phone);
  await goOn(page, 'Your consent');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(VISITOR.email);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consent');
});

test("a line that couldn't be saved after sign-up is shown with the problem", async ({
  page,
  portal,
}) => {
  portal.allowConsole(/\[portal\] Network error|Failed to load resource/);
  await portal.openSeed({ signedOut: true });
  await portal.open(LINE_PAGE);
  await chooseAsVisitor(page);
  await portal.faults(['operation=chooseCreditLine,status=400,times=1']);
  await signUpWith(page, portal);
  await portal.expectScreen('credit-line');
  await expect(page.getByLabel('Deposit amount')).toHaveValue('350');
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('personal-info');
});

test("a visitor's line is discarded if the account's application is past it", async ({
  page,
  portal,
}) => {
  await portal.openSeed({ status: 'PREQUALIFIED', signedOut: true });
  await portal.open(LINE_PAGE);
  await chooseAsVisitor(page);
  await page.getByRole('link', { name: 'I Already Have an Account' }).click();
  const { users } = await portal.state();
  await requestCode(page, { email: users[0]?.email ?? '' });
  await enterCode(page);
  await portal.expectScreen('payment-selection');
  await expect.poll(() => stored(page)).toBeNull();
});
