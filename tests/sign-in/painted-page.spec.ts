import { EARLY_SUBMIT } from '../../src/catalogue/early-submit';
import type { Page } from '@playwright/test';
import { portalConfig } from '../../mock-server/mounts/portal-config';
import { expect, test } from '../support/test';

/** Holds the scripts whose address fits until it is told to let them through. */
async function holdScripts(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

test('what is typed and sent before any script has come counts: the code comes @own-origin', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'login', signedOut: true });
  const release = await holdScripts(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  const phone = page.getByLabel('Mobile phone number');
  await phone.fill('2125550100');
  await phone.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await expect(page.locator(`#${EARLY_SUBMIT.mark}`)).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  expect((await portal.inbox()).at(-1)).toMatchObject({ channel: 'sms', to: '+12125550100' });
});

test('a wrong number that is sent before any script has come gets its message @own-origin', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'login', signedOut: true });
  const release = await holdScripts(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  const phone = page.getByLabel('Mobile phone number');
  await phone.fill('212555');
  await page.getByRole('button', { name: 'Send Code' }).click();
  release();
  await expect(phone).toHaveAccessibleDescription(
    /Enter a 10-digit US phone number, including the area code/,
  );
  await expect(phone).toHaveValue('212555');
  expect(await portal.inbox()).toEqual([]);
});

test('help that is asked for before React took the page over opens once it can @own-origin', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'login', signedOut: true });
  // The entry has come: it is what notes a press.
  const release = await holdScripts(page, '**/assets/first-load-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator(`#${EARLY_SUBMIT.mark}`)).not.toBeAttached();
  await page.getByRole('button', { name: 'Need Help?' }).click();
  await expect(page.locator('#root[data-painted]')).toBeAttached();
  release();
  await expect(page.getByRole('dialog', { name: 'Help Center' })).toBeVisible();
});

test('a sign-in that comes empty says what is wrong with the host of the card fields @own-origin', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'login', signedOut: true });
  portal.allowConsole(/The configuration cannot be used/);
  const right = portalConfig(new URL(page.url()).origin);
  const cardFrame = { origin: 'cards.example.com', pages: [] };
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...right, cardFrame } }));
  await portal.open('/login?returnTo=%2Fhome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The portal is not configured');
  await expect(page.getByText(/^cardFrame\.origin: must start/)).toBeVisible();
});
