import type { Page } from '@playwright/test';
import { askForCode } from '../flows/steps';
import { expect, test } from '../support/test';

const BLOCKED = /\[portal\] Failed to load script|Failed to load resource|ERR_/;

/** Collects the log lines that report a script that failed to load. */
function failedScripts(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('[portal] Failed to load script')) found.push(message.text());
  });
  return found;
}

for (const script of ['fingerprint', 'chat', 'tag-manager']) {
  for (const failure of ['status=404', 'offline']) {
    test(`keeps the screen and logs the failure when ${script}.js fails to load: ${failure} @worker @apart`, async ({
      page,
      portal,
    }) => {
      portal.allowConsole(BLOCKED);
      const failed = failedScripts(page);
      await portal.openSeed({
        screen: 'offer',
        consent: 'all',
        faults: [`endpoint=scripts/${script}.js,${failure}`],
      });
      await portal.expectScreen('offer');
      // The tag manager loads on the production host only, or with this flag.
      await page.evaluate(() => localStorage.setItem('tagManagerEnabled', 'true'));
      await page.reload();
      await portal.expectFaultsStruck();
      await expect.poll(() => failed.length).toBeGreaterThan(0);
      await portal.expectScreen('offer');
      await page.getByRole('button', { name: /^Account/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    });
  }
}

for (const endpoint of ['telemetry/configuration.json', 'telemetry/api/v2/rum']) {
  test(`keeps the screen when monitoring can't reach ${endpoint} @worker @apart`, async ({
    page,
    portal,
  }) => {
    portal.allowConsole(/Failed to load resource|ERR_|\[portal\]/);
    await portal.openSeed({
      screen: 'offer',
      consent: 'all',
      faults: [`endpoint=${endpoint},status=404`],
    });
    await portal.expectFaultsStruck();
    await portal.expectScreen('offer');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('signs in with the captcha bypass after the captcha script failed to load @worker @apart', async ({
  page,
  context,
  portal,
}) => {
  portal.allowConsole(BLOCKED);
  portal.allowOrigin('https://challenges.cloudflare.com');
  await context.route('https://challenges.cloudflare.com/**', (route) => route.abort());
  await portal.openSeed({ screen: 'login', signedOut: true, faults: ['captcha=script_fails'] });
  await askForCode(page, { email: 'visitor@example.com' });
});

const PROVIDERS = [
  ['auth0_v2', 'https://challenges.cloudflare.com', 'bypassed'],
  ['arkose', 'https://portal.arkoselabs.com', 'bypassed'],
  ['recaptcha_v2', 'https://www.recaptcha.net', 'required'],
  ['recaptcha_enterprise', 'https://www.recaptcha.net', 'required'],
  ['hcaptcha', 'https://js.hcaptcha.com', 'required'],
  ['friendly_captcha', 'https://cdn.jsdelivr.net', 'required'],
] as const;

for (const [provider, origin, outcome] of PROVIDERS) {
  test(`keeps the sign-in when the script of ${provider} fails to load, its captcha is ${outcome} @apart`, async ({
    page,
    context,
    portal,
  }) => {
    portal.allowConsole(BLOCKED);
    portal.allowOrigin(origin);
    await context.route(`${origin}/**`, (route) => route.abort());
    await context.route('**/passwordless/challenge', (route) =>
      route.fulfill({
        json: { required: true, provider, siteKey: 'test-key', clientSubdomain: 'portal' },
      }),
    );
    await portal.openSeed({ screen: 'login', signedOut: true });
    if (outcome === 'bypassed') {
      await askForCode(page, { email: 'visitor@example.com' });
      return;
    }
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().startsWith(origin),
    );
    await page.getByRole('radio', { name: 'Email' }).check();
    await page.getByLabel('Email address').fill('visitor@example.com');
    await page.getByRole('button', { name: 'Send Code' }).click();
    await failed;
    await expect(page.getByText('show us that you’re a person')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Email address')).toHaveValue('visitor@example.com');
  });
}
