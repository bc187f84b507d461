import { expect, test } from '../support/test';
import { drawerOf } from '../panel/drawer';

test('Back closes a dialog, then leaves the page, and Forward opens nothing', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'offer' });
  const account = page.getByRole('button', { name: 'Account', exact: true });
  await account.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await portal.expectScreen('settings');
  const help = page.getByRole('button', { name: 'Need Help?' });
  const dialog = page.getByRole('dialog', { name: 'Help Center' });
  await help.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(help).toBeFocused();
  await portal.expectScreen('settings');
  await page.goForward();
  await expect(dialog).toHaveCount(0);
  await portal.expectScreen('settings');
  await help.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await portal.expectScreen('offer');
});

test('Back closes the question about unsent answers, and Leave continues to the target of Back', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'quick-appraisal', signedOut: true });
  await page.getByRole('radio', { name: 'Metal' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('quick-appraisal-metal');
  const field = page.getByLabel('Item name');
  await field.fill('Rope chain');
  const question = page.getByRole('dialog', { name: 'Leave this item?' });
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await portal.expectScreen('quick-appraisal-metal');
  await expect(field).toHaveValue('Rope chain');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await portal.expectScreen('quick-appraisal');
});

test("Back closes the debugger's drawer @worker-only", async ({ page, portal }) => {
  await portal.openSeed({ status: 'MANUAL_REVIEW' });
  const { panel, toggle, open } = drawerOf(page);
  await open();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await portal.expectScreen('manual-review');
});
