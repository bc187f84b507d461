import { expect, test } from '../support/test';
import { expectAccessible } from './check-page';

test('Tab and Shift+Tab stay in the captcha dialog and never reach the page', async ({
  page,
  portal,
}) => {
  // The identity provider refuses the first request, which has no captcha.
  portal.allowConsole(/\[portal\] Sign-in step failed|Failed to load resource/);
  await portal.openSeed({ screen: 'login', signedOut: true, faults: ['captcha=image'] });
  await page.getByRole('radio', { name: 'Email' }).check();
  await page.getByLabel('Email address').fill('visitor@example.com');
  await page.getByRole('button', { name: 'Send Code' }).click();
  const dialog = page.getByRole('dialog', { name: 'One more step' });
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expectAccessible(page);
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      if (element === null || element === document.body) return 'the browser';
      const name = element.getAttribute('aria-label') ?? element.id;
      return `${element.closest('[role=dialog]') ? '' : 'page: '}${name || element.textContent}`;
    });
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen: string[] = [];
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press(key);
      seen.push(await focused());
    }
    expect(seen.filter((name) => name.startsWith('page: '))).toEqual([]);
    for (const name of ['Close', 'field-captcha', 'Continue', 'Show Another Picture']) {
      expect(seen.filter((one) => one === name).length, `${key}: ${name}`).toBeGreaterThan(1);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send Code' })).toBeFocused();
});
