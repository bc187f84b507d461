import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/check-page';
import { expect, test } from '../support/test';
import { requestCode, enterCode } from '../flows/steps';

const REFUSED = /\[portal\] The sign-in answer could not be used/;

test.use({ seed: { signedOut: true, status: 'MANUAL_REVIEW' } });

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('expires_at')]);

async function expectNoSignIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t sign you in');
  await expect(page.getByText(/^Support code: [a-z_]+$/)).toBeVisible();
  expect(await stored(page)).toEqual([null, null]);
  expect(page.url()).not.toContain('#');
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Signing you in');
}

// Unit tests cover all other untrusted tokens and their messages: token-faults.test.ts.
test('an ID token signed by another key is rejected', async ({ page, portal }) => {
  portal.allowConsole(REFUSED);
  await portal.openSeed({ faults: ['idToken=other_key'] });
  await requestCode(page, { phone: '(202) 555-0103' });
  await enterCode(page);
  await expectNoSignIn(page);
});

test("a response that this browser didn't request is rejected", async ({ page, portal }) => {
  portal.allowConsole(REFUSED);
  await portal.openSeed();
  const answer = 'access_token=a&id_token=b.c.d&state=forged&token_type=Bearer&expires_in=7200';
  for (const hash of [answer, 'error=access_denied&error_description=no&state=forged']) {
    await portal.open('/login');
    await portal.open(`/login-callback#${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t sign you in');
    await expectAccessible(page);
    await expectNoSignIn(page);
  }
  await portal.open('/login');
  await portal.open('/login-callback');
  await expect(page.getByText('Support code: no_hash')).toBeVisible();
});

test('shows no words of the address when a link brings its own error', async ({ page, portal }) => {
  portal.allowConsole(REFUSED);
  await portal.openSeed();
  const words = encodeURIComponent('Your account is locked. Call 555-0100');
  await portal.open(`/login-callback#error=${words}&error_description=${words}`);
  await expect(page.getByText('Support code: request_error')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('locked');
});

test('names the device clock when the id token seems to have expired', async ({ page, portal }) => {
  portal.allowConsole(REFUSED);
  await portal.openSeed({ faults: ['idToken=exp_past'] });
  await requestCode(page, { phone: '(202) 555-0103' });
  await enterCode(page);
  await expect(page.getByText('The date or time on this device may be wrong.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSignIn(page);
});

test('opens the application when an old callback is opened while signed in', async ({
  page,
  portal,
}) => {
  portal.allowConsole(REFUSED);
  await portal.openSeed({ signedOut: false });
  await portal.expectScreen('manual-review');
  const before = await stored(page);
  await portal.open('/login-callback#access_token=a&id_token=b.c.d&state=old&token_type=Bearer');
  await portal.expectScreen('manual-review');
  expect(await stored(page)).toEqual(before);
});

test('the tokens leave the address at once and are in no history @apart', async ({
  page,
  portal,
}) => {
  await portal.openSeed();
  await requestCode(page, { phone: '(202) 555-0103' });
  const seen: string[] = [];
  await page.exposeFunction('reportAddress', (address: string) => void seen.push(address));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { reportAddress } = window as unknown as { reportAddress(address: string): void };
      const id = setInterval(() => reportAddress(location.href), 10);
      setTimeout(() => clearInterval(id), 5000);
    });
  });
  await enterCode(page);
  await portal.expectScreen('manual-review');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(seen.some((address) => address.includes('/login-callback'))).toBe(true);
  const [token, expiresAt] = await stored(page);
  expect(Number(expiresAt)).toBeGreaterThan(0);
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

  const addresses = await page.context().newCDPSession(page);
  const { entries } = await addresses.send('Page.getNavigationHistory');
  expect(entries.map(({ url }) => url).filter((url) => url.includes('access_token'))).toEqual([]);
  expect(entries.map(({ url }) => url).filter((url) => url.includes('#'))).toEqual([]);
  await page.goBack();
  await expect(page.locator('main[data-screen]')).toBeVisible();
  expect(await stored(page)).toEqual([token, expiresAt]);
});
