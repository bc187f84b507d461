import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { NEWCOMER } from './steps';

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached with Tab').toBeFocused();
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.insertText(text);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test.use({ viewport: { width: 390, height: 844 } });

test('the entire flow works at 390 px by keyboard alone', async ({ page, portal }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  /** The next page's heading gets the focus. */
  const enterTo = async (next: string): Promise<void> => {
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(next);
    await expect(heading).toBeFocused();
  };
  await portal.openSeed({ signedOut: true });

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await tabTo(page, page.getByRole('radio', { name: 'Text message' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Text message' })).toBeChecked();
  await type(page, 'Mobile phone number', NEWCOMER.phone);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Enter your code');
  await expect(heading).toBeFocused();
  await type(page, '6-character code', '123 456');
  await page.keyboard.press('Enter');

  await portal.expectScreen('personal-info');
  await press(page, page.getByRole('checkbox', { name: /^I agree to receive documents/ }), 'Space');
  await press(page, page.getByRole('checkbox', { name: /^I agree to the Terms/ }), 'Enter');
  await press(page, button('Agree and Continue'), 'Enter');
  await type(page, 'First name', NEWCOMER.firstName);
  await type(page, 'Last name', NEWCOMER.lastName);
  await type(page, 'Email address', NEWCOMER.email);
  await enterTo('Home address');
  await type(page, 'Home address', NEWCOMER.addressFirstLine);
  await type(page, 'City', NEWCOMER.city);
  const state = page.getByLabel('State or territory');
  await tabTo(page, state);
  await page.keyboard.type('or');
  await expect(state).toHaveValue('OR');
  await type(page, 'ZIP code', NEWCOMER.zip);
  await enterTo('Date of birth and tax ID');
  await tabTo(page, page.getByLabel('Month', { exact: true }));
  await page.keyboard.type('Feb');
  await type(page, 'Day', NEWCOMER.day);
  await type(page, 'Year', NEWCOMER.year);
  await type(page, 'Social Security number or ITIN', NEWCOMER.taxId);
  await enterTo('Income');
  await type(page, 'Annual income before taxes', NEWCOMER.income);
  await press(page, page.getByRole('checkbox', { name: /^Job/ }), 'Enter');
  await press(page, page.getByRole('checkbox', { name: 'Other' }), 'Space');
  await expect(page.getByRole('checkbox', { name: /^Job/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Other' })).toBeChecked();
  await press(page, button('Continue'), 'Space');
  await expect(heading).toHaveText('Check your answers');
  await expect(heading).toBeFocused();
  await press(page, button('Check My Offer'), 'Space');

  await press(page, page.getByRole('link', { name: 'Review My Offer' }), 'Enter');
  await portal.expectScreen('offer');
  await expect(heading).toBeFocused();
  await press(page, button('Accept Offer'), 'Enter');
  await portal.expectScreen('verify-income');
  await expect(heading).toBeFocused();
  // Accepting is binding, so only its button does it, not Enter in a field.
  await press(page, page.getByLabel('Annual income before taxes'), 'Enter');
  await expect(page.getByRole('heading', { name: 'What you accept' })).toBeVisible();
  await press(page, button('Accept and Continue'), 'Space');

  await portal.expectScreen('agreements');
  await expect(heading).toBeFocused();
  await page.getByLabel('Type your full name to sign').waitFor();
  for (const box of await page.getByRole('checkbox').all()) await press(page, box, 'Space');
  await type(page, 'Type your full name to sign', `${NEWCOMER.firstName} ${NEWCOMER.lastName}`);
  await page.keyboard.press('Enter');
  await portal.expectScreen('congratulations');
  await expect(heading).toBeFocused();

  await press(page, button('Account'), 'Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await portal.expectScreen('login');
});
