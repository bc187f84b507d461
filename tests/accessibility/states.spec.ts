import { STATUSES } from '../../src/catalogue/statuses';
import { goOn, onPage, personalPages } from '../flows/steps';
import { expect, test } from '../support/test';
import { expectAccessible, overflowing, repeatedIds } from './check-page';

test('errors and details that are open', async ({ page, portal }) => {
  await portal.openSeed({ status: 'CREATED' });
  const pages = personalPages();
  for (const [index, [heading, fill]] of pages.entries()) {
    await onPage(page, heading);
    // Of whoever is asked, name and contact are known.
    if (index > 1) {
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page.getByRole('alert')).toBeFocused();
    }
    for (const closed of await page.locator('main details').all()) {
      await closed.locator('summary').first().click();
    }
    await expectAccessible(page);
    expect(await repeatedIds(page)).toEqual([]);
    expect(await overflowing(page, 320)).toEqual([]);
    await fill(page);
    await goOn(page, pages[index + 1]?.[0]);
  }
  await expectAccessible(page);
  expect(await overflowing(page, 320)).toEqual([]);
});

test('the account menu and every dialog, which keep the focus inside', async ({ page, portal }) => {
  await portal.openSeed({ screen: 'offer' });
  const account = page.getByRole('button', { name: 'Account', exact: true });
  await account.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();

  const insideFor = async (presses: number) => {
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press('Tab');
      const inside = () => document.activeElement?.closest('[role="dialog"]') !== null;
      expect(await page.evaluate(inside), `after ${press + 1} presses of Tab`).toBe(true);
    }
  };
  await page.getByRole('button', { name: 'Need Help?' }).click();
  const help = page.getByRole('dialog', { name: 'Help Center' });
  for (const topic of await help.locator('summary').all()) await topic.click();
  await expectAccessible(page);
  await insideFor(25);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Need Help?' })).toBeFocused();

  const expiry = await page.evaluate(() => Number(localStorage.getItem('expires_at')));
  const now = await page.evaluate(() => Date.now());
  await portal.clock({ advance: expiry - now - 100_000 });
  await expect(page.getByRole('dialog', { name: 'Your session is about to end' })).toBeVisible();
  await expectAccessible(page);
  await insideFor(4);
  await portal.clock({ advance: 110_000 });
  await expect(page.getByRole('dialog', { name: 'Session has ended' })).toBeVisible();
  await expectAccessible(page);
  await insideFor(3);
});

test('the duplicate-SSN modal, its Help Center and its mismatch view', async ({ page, portal }) => {
  portal.allowConsole(/\[portal\] Data error/);
  for (const code of ['SSN_DUPLICATE', 'SSN_DOB_MISMATCH'] as const) {
    await portal.openSeed({ screen: 'offer' });
    await page.getByRole('button', { name: 'Accept Offer' }).click();
    await page.getByRole('button', { name: 'Change' }).first().click();
    const number = code === 'SSN_DUPLICATE' ? '666-45-0001' : '666-45-0002';
    await page.getByLabel('Social Security number or ITIN', { exact: true }).fill(number);
    await page.getByRole('button', { name: 'Continue' }).click();
    await portal.expectScreen('verify-income');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    if (code === 'SSN_DUPLICATE') {
      await page.getByRole('dialog').getByRole('button', { name: 'Need Help?' }).click();
      await expectAccessible(page);
    }
  }
});

test('the code step, and a sign-in that failed', async ({ page, portal }) => {
  portal.allowConsole(/\[portal\]/);
  await portal.openSeed({ signedOut: true });
  await page.getByRole('radio', { name: 'Text message' }).check();
  await page.getByLabel('Mobile phone number').fill('(202) 555-0103');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  await expectAccessible(page);
  expect(await overflowing(page, 320)).toEqual([]);
  await portal.open('/login-callback#error=access_denied&state=x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t sign you in');
  await expectAccessible(page);
});

test('the dark scheme, and text of twice the size', async ({ page, portal }) => {
  const screens = ['CREATED', 'OFFER_ACCEPTED', 'CREDIT_DENIED', 'CREDIT_FREEZE', 'COMPLETE'];
  for (const status of STATUSES.filter((known) => screens.includes(known))) {
    await portal.openSeed({ status }, { stored: { 'ui-color-scheme': 'dark' } });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expectAccessible(page);
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    expect(await overflowing(page, 1280), `${status} at twice the size`).toEqual([]);
  }
});
