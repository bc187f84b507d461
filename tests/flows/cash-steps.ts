import type { StepPage, StepPortal } from '../support/step-page';
import { fillPages, NEWCOMER, personalPages } from './steps';

/** Any security code and any future expiry are accepted. */
export const CARD = {
  number: '4000 0566 5566 5556',
  expiry: '12/34',
  securityCode: '123',
  name: NEWCOMER.firstName,
  zip: '97205',
} as const;

export const ROUTING = '110000000';
export const ACCOUNT = '000123456789';

export function cardFrame<Frame>(page: { frameLocator(selector: string): Frame }): Frame {
  return page.frameLocator('iframe[title="Secure card payment"]');
}

export async function typeCard(
  page: StepPage,
  change: Partial<typeof CARD | { number: string }> = {},
) {
  const card = { ...CARD, ...change };
  const frame = cardFrame(page);
  await frame.getByLabel('Card number').fill(card.number);
  await frame.getByLabel('Expiration date').fill(card.expiry);
  await frame.getByLabel('Security code').fill(card.securityCode);
  await frame.getByLabel('Name on card').fill(card.name);
  await frame.getByLabel('Billing ZIP code').fill(card.zip);
}

export async function typeBank(page: StepPage, account: string = ACCOUNT): Promise<void> {
  await page.getByRole('radio', { name: 'Bank account' }).check();
  await page.getByRole('radio', { name: 'Checking' }).check();
  await page.getByLabel('Routing number').fill(ROUTING);
  await page.getByLabel('Account number').fill(account);
  await page.getByLabel('Name on account').fill('Casha Depositor');
}

export async function reviewAndAgree(page: StepPage): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { level: 2, name: /^Review your/ }).waitFor();
  await page.getByRole('checkbox', { name: 'I agree to this payment authorization' }).check();
}

/** Only missing information, up to the review. */
export async function fillCashInformation(page: StepPage): Promise<void> {
  await fillPages(page, personalPages(NEWCOMER, { known: true }));
}

/** Such as "charge 30000". */
export async function moved(portal: StepPortal): Promise<readonly string[]> {
  const { deposits } = await portal.state();
  return deposits.ledger.map(({ kind, amount }) => `${kind} ${amount}`);
}

export async function acceptAndSign(page: StepPage, portal: StepPortal): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Deposit received' }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('agreements');
  await page.getByText(/^We hold your \$[\d,]+ deposit at /).waitFor();
  // The documents load after the rest; the signature is below them.
  const hint = await page.getByText(/^Must match: /).innerText();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByLabel('Type your full name to sign').fill(hint.replace('Must match: ', ''));
  await page.getByRole('button', { name: 'Agree and Continue' }).click();
  await portal.expectScreen('congratulations');
}
