import { agreeToDocuments, goOn, NEWCOMER, onPage, personalPages, signIn } from '../flows/steps';
import { expect, test } from '../support/test';
import { expectAccessible, overflowing, repeatedIds } from './check-page';

test('expanded errors and details are accessible', async ({ page, portal }) => {
  // Signed in without a sign-up, so that name and contact are requested, too.
  await portal.openSeed({ signedOut: true });
  await signIn(page, { phone: NEWCOMER.phone });
  await agreeToDocuments(page);
  const pages = personalPages();
  for (const [index, [heading, fill]] of pages.entries()) {
    await onPage(page, heading);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('alert')).toBeFocused();
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

test('the account menu and every dialog are accessible and trap the focus', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'offer' });
  const account = page.getByRole('button', { name: 'Account', exact: true });
  await account.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();

  const insideFor = async (presses: number) => {
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press(key);
        const inside = () => document.activeElement?.closest('[role="dialog"]') !== null;
        expect(await page.evaluate(inside), `after ${press + 1} presses of ${key}`).toBe(true);
      }
    }
  };
  await page.getByRole('button', { name: 'Need Help?' }).click();
  const help = page.getByRole('dialog', { name: 'Help Center' });
  await expect(help.getByRole('heading', { name: 'Help Center' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(help.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(help.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(help.getByRole('button').last()).toBeFocused();
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
