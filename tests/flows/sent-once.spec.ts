import { expect, test } from '../support/test';

test('a consent is withdrawn once, however slow the refetch', async ({ page, portal }) => {
  await portal.openSeed({ program: 'home_light', screen: 'settings' });
  let read = (): void => undefined;
  const mayBeRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  const sent: string[] = [];
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { readonly operationName: string };
    sent.push(operationName);
    if (operationName === 'application') await mayBeRead;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Withdraw Consent' }).click();
  const dialog = page.getByRole('dialog');
  const pending = page.waitForRequest(
    (request) => request.postData()?.includes('"operationName":"application"') ?? false,
  );
  await dialog.getByRole('button', { name: 'Withdraw Consent' }).click();
  await pending;
  const busy = dialog.locator('button[aria-busy=true]');
  await expect(busy).toHaveCount(1);
  await busy.press('Enter');
  read();
  await expect(dialog).toHaveCount(0);
  expect(sent.filter((operation) => operation === 'withdrawElectronicConsent')).toHaveLength(1);
});

test("confirming shipment redirects once, and Back doesn't return", async ({ page, portal }) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'download-label' });
  const before = await page.evaluate(() => window.history.length);
  await page.getByRole('button', { name: 'I’ve Shipped My Items' }).click();
  await portal.expectScreen('items-shipped');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});
