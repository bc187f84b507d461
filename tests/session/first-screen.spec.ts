import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

test('what a signed-in screen stands on is asked for at once, not one after the other @own-origin @apart', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'offer' });
  await portal.expectScreen('offer');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Neither the configuration nor what stands around every screen has come.
  for (const held of ['**/config.json', '**/assets/{data,signed-in}-*.js']) {
    await page.route(held, async (route) => {
      await released;
      await route.fallback();
    });
  }
  const asked = Promise.all(
    ['brand', 'data', 'signed-in', 'screens', 'offer-screen'].map(async (name) =>
      page.waitForRequest(`**/assets/${name}-*.js`),
    ),
  );
  await page.reload({ waitUntil: 'commit' });
  expect(await asked).toHaveLength(5);
  release();
  await portal.expectScreen('offer');
});

for (const { by, press } of [
  { by: 'a press', press: async (button: Locator) => button.click() },
  { by: 'a key', press: async (button: Locator) => button.press('Enter') },
]) {
  test(`the account menu opens by ${by} that came before its code @own-origin @apart`, async ({
    page,
    portal,
  }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/overlay-code-*.js', async (route) => {
      await released;
      await route.fallback();
    });
    await portal.openSeed({ screen: 'offer' });
    await portal.expectScreen('offer');
    const account = page.getByRole('button', { name: 'Account' });
    await expect(account).toHaveAttribute('aria-haspopup', 'menu');
    await expect(account).toHaveAttribute('aria-expanded', 'false');
    await press(account);
    await expect(account).toBeFocused();
    await expect(page.getByRole('menu')).toBeHidden();
    release();
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
  });
}
