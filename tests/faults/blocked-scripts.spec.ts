import type { Page } from '@playwright/test';
import { requestCode } from '../flows/steps';
import { expect, test } from '../support/test';

const BLOCKED =
  /\[portal\] (?:Failed to load script|Sign-in step failed)|Failed to load resource|ERR_/;

function failedScripts(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('[portal] Failed to load script')) found.push(message.text());
  });
  return found;
}

const SCRIPTS = [
  ['fingerprint', '@worker'],
  ['chat', '@worker'],
  // Only loads on the production host, or with a flag that seeds don't set.
  ['tag-manager', '@apart'],
] as const;

for (const [script, transport] of SCRIPTS) {
  for (const failure of ['status=404', 'offline']) {
    test(`keeps the screen and logs the failure when ${script}.js fails to load: ${failure} ${transport} @apart`, async ({
      page,
      portal,
    }) => {
      portal.allowConsole(BLOCKED);
      const failed = failedScripts(page);
      const stored = transport === '@worker' ? {} : { tagManagerEnabled: 'true' };
      await portal.openSeed(
        {
          screen: 'offer',
          consent: 'all',
          faults: [`endpoint=scripts/${script}.js,${failure}`],
        },
        { stored },
      );
      await portal.expectFaultsStruck();
      await expect.poll(() => failed.length).toBeGreaterThan(0);
      await portal.expectScreen('offer');
      await page.getByRole('button', { name: 'Account' }).click();
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
  await requestCode(page, { email: 'visitor@example.com' });
});

// The library bypasses the captcha of these services; others stay required.
const PROVIDERS = [
  ['auth0_v2', 'https://challenges.cloudflare.com'],
  ['arkose', 'https://portal.arkoselabs.com'],
] as const;

for (const [provider, origin] of PROVIDERS) {
  test(`bypasses the captcha of ${provider} after its script failed to load @apart`, async ({
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
    await requestCode(page, { email: 'visitor@example.com' });
  });
}
