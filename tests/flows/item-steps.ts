import type { StepPage, StepPortal } from '../support/step-page';
import { chooseState, CODE, enterCode, goOn, NEWCOMER } from './steps';

/** Has a ring, but no account. */
export const VISITOR = {
  firstName: 'Nina',
  lastName: 'New',
  email: 'nina.new@example.com',
  phone: '(202) 555-0188',
} as const;

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export async function fillChain(
  page: StepPage,
  name: string,
  grams: string,
  metal: 'Gold' | 'Plated or costume' = 'Gold',
): Promise<void> {
  await page.getByLabel('Item name').fill(name);
  await page.getByRole('radio', { name: 'Chain or bracelet' }).check();
  await goOn(page, 'Material');
  await page.getByRole('radio', { name: metal, exact: true }).check();
  if (metal === 'Gold') await page.getByLabel('Purity').selectOption({ label: '14K' });
  await goOn(page, 'Size and weight');
  await page.getByLabel('Weight', { exact: true }).fill(grams);
  await goOn(page, 'Details and condition');
  await page
    .getByRole('group', { name: 'Condition', exact: true })
    .getByRole('radio', { name: 'Good', exact: true })
    .check();
  await goOn(page, 'Photos and papers');
  await page.getByRole('checkbox', { name: /^I own this item/ }).check();
}

/** Up to the review; items ship to the home address. */
export async function fillAddressAndIncome(page: StepPage): Promise<void> {
  await page.getByLabel('Home address', { exact: true }).fill(NEWCOMER.addressFirstLine);
  await page.getByLabel('City', { exact: true }).fill(NEWCOMER.city);
  await chooseState(page, NEWCOMER.state);
  await page.getByLabel('ZIP code').fill(NEWCOMER.zip);
  await goOn(page, 'Income');
  await page.getByLabel('Annual income before taxes').fill(NEWCOMER.income);
  await page.getByRole('checkbox', { name: /^Job/ }).check();
  await goOn(page);
}

export async function signUpWith(page: StepPage, portal: StepPortal): Promise<void> {
  await portal.expectScreen('sign-up');
  await page.getByLabel('First name').fill(VISITOR.firstName);
  await page.getByLabel('Last name').fill(VISITOR.lastName);
  await page.getByLabel('Email address').fill(VISITOR.email);
  await page.getByLabel('Mobile phone number').fill(VISITOR.phone);
  await goOn(page, 'Your consent');
  await page.getByRole('checkbox', { name: /^I agree to receive documents/ }).check();
  await page.getByRole('checkbox', { name: /^I agree to the Terms/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await enterCode(page, CODE);
}
