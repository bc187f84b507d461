import { portalConfig } from '../../mock-server/mounts/portal-config';
import { expectAccessible, overflowing, repeatedIds } from '../accessibility/check-page';
import { expect, test } from '../support/test';
import { drawerOf } from './drawer';

const FLAG = 'debuggerEnabled';

test.describe('debugger without the mock', () => {
  test('the drawer exists only if the flag is the string true on page load @apart', async ({
    page,
    portal,
  }) => {
    const { toggle } = drawerOf(page);
    await portal.open('/login');
    for (const value of [null, 'false', 'TRUE', '1']) {
      await page.evaluate(
        ([key, text]) => (text === null ? localStorage.clear() : localStorage.setItem(key, text)),
        [FLAG, value] as const,
      );
      await page.reload();
      await portal.expectScreen('login');
      await expect(toggle).toHaveCount(0);
    }
    await page.evaluate((key) => localStorage.setItem(key, 'true'), FLAG);
    await page.getByRole('radio', { name: 'Email' }).check();
    await expect(toggle).toHaveCount(0);
    await page.reload();
    await expect(toggle).toBeVisible();
    await page.evaluate((key) => localStorage.removeItem(key), FLAG);
    await expect(toggle).toBeVisible();
  });

  test('the debugger button is small, round and centered at the right edge, closed and open @apart', async ({
    page,
    portal,
  }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'true'), FLAG);
    await portal.open('/login');
    const { toggle, panel } = drawerOf(page);
    const expectPlace = async (): Promise<void> => {
      const box = await toggle.boundingBox();
      if (box === null) throw new Error('The debugger button has no box');
      const radius = await toggle.evaluate((button) =>
        parseFloat(getComputedStyle(button).borderRadius),
      );
      expect(box.width).toBe(box.height);
      expect(box.width).toBeLessThanOrEqual(48);
      expect(radius).toBeGreaterThanOrEqual(box.width / 2);
      expect(Math.abs(box.y + box.height / 2 - 400)).toBeLessThanOrEqual(1);
      expect(1280 - (box.x + box.width)).toBeLessThanOrEqual(16);
    };
    await expectPlace();
    await toggle.click();
    await expect(panel).toBeVisible();
    await expectPlace();
  });

  test('the drawer does not appear inside an iframe @apart', async ({ page, portal }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'true'), FLAG);
    await portal.open('/login');
    await expect(drawerOf(page).toggle).toBeVisible();
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/login';
      frame.title = 'The portal again';
      document.body.append(frame);
    });
    const inside = page.frameLocator('iframe');
    await expect(inside.locator('main[data-screen="login"]')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Admin debugger settings' })).toHaveCount(0);
  });

  test('the drawer is empty in a production build @apart', async ({ page, portal }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'true'), FLAG);
    const config = { ...portalConfig(portal.origin), debugger: true };
    await page.route('**/config.json', (route) => route.fulfill({ json: config }));
    await portal.open('/login');
    const { panel, toggle } = drawerOf(page);
    await toggle.click();
    await expect(panel.getByText('There is nothing to debug in this build.')).toBeVisible();
    await expect(panel.getByRole('button')).toHaveText(['']);
    await expect(panel.getByRole('button')).toHaveAccessibleName('Close panel');
    await expect(panel).not.toContainText('4242');
  });
});

test.describe('debugger in the mock build', () => {
  test('the flag is set before the portal reads it, and an existing value stays @worker-only @apart', async ({
    page,
    portal,
  }) => {
    const { toggle } = drawerOf(page);
    await portal.open('/login');
    await expect(toggle).toBeVisible();
    await page.evaluate((key) => localStorage.setItem(key, 'false'), FLAG);
    await portal.openSeed({ status: 'MANUAL_REVIEW' });
    await portal.expectScreen('manual-review');
    await expect(toggle).toHaveCount(0);
  });

  test('the drawer works by keyboard, returns focus, and survives a reload @worker-only', async ({
    page,
    portal,
  }) => {
    await portal.openSeed({ status: 'MANUAL_REVIEW' });
    const { panel, toggle, open } = drawerOf(page);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Admin Debugger' })).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Close panel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Space');
    await expect(panel.getByRole('heading', { name: 'Admin Debugger' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(toggle).toBeFocused();

    await open();
    await page.reload();
    await expect(panel).toBeVisible();
    await toggle.click();
    await expect(panel).toHaveCount(0);
    await page.reload();
    await portal.expectScreen('manual-review');
    await expect(panel).toHaveCount(0);
  });

  test('the drawer is accessible over sign-in and over a form @worker-only', async ({
    page,
    portal,
  }) => {
    await portal.openSeed({ signedOut: true });
    await drawerOf(page).open();
    await expectAccessible(page);
    await portal.openSeed({ status: 'CREATED' });
    await expectAccessible(page);
    await drawerOf(page).open();
    await expectAccessible(page);
    expect(await repeatedIds(page)).toEqual([]);
    expect(await overflowing(page, 320)).toEqual([]);
    await expect(page.locator('h1')).toHaveCount(1);
  });
});
