import { EARLY_SUBMIT } from '../../src/catalogue/early-submit';
import type { Page } from '@playwright/test';
import { portalConfig } from '../../mock-server/mounts/portal-config';
import type { Portal } from '../support/portal';
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

/** Opens a page for somebody who is signed out, and holds its scripts until it is told to let them through. */
async function openHeld(
  { page, portal }: { readonly page: Page; readonly portal: Portal },
  path: string,
): Promise<{ readonly address: string; release(): void }> {
  await portal.openSeed({ screen: 'login', signedOut: true });
  const address = portal.origin + path;
  const release = await holdScripts(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  return { address, release };
}

test('what is typed and sent before any script has come counts: the code comes @own-origin', async ({
  page,
  portal,
}) => {
  const { release } = await openHeld({ page, portal }, '/login');
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
  const { release } = await openHeld({ page, portal }, '/login');
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

/** Remembers an element as it was painted; says whether it is still the one that the page shows. */
async function markHeading(page: Page): Promise<() => Promise<boolean>> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => Object.assign(element, { painted: true }));
  return () => heading.evaluate((element) => 'painted' in element);
}

test('whom the start leads to the sign-in sees it with that page, and comes back there @own-origin', async ({
  page,
  portal,
}) => {
  const { address, release } = await openHeld({ page, portal }, '/');
  await page.getByLabel('Mobile phone number').fill('2125550100');
  const isPainted = await markHeading(page);
  release();
  await portal.expectScreen('login');
  expect(await isPainted()).toBe(true);
  expect(page.url()).toBe(`${address}login?returnTo=%2F`);
  await expect(page.getByLabel('Mobile phone number')).toHaveValue('2125550100');
  await expect(page.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
    'href',
    '/login/sign-up?returnTo=%2F',
  );
});

test('nobody who is signed in is sent a painted page @own-origin', async ({ page, portal }) => {
  await portal.openSeed({ screen: 'home' });
  await portal.expectScreen('home');
  const asked = async (path: string): Promise<string> => (await fetch(path)).text();
  for (const path of ['/', '/login', '/quick-appraisal', '/app/quick-appraisal']) {
    expect(await page.evaluate(asked, path), path).not.toContain('data-painted');
  }
});

for (const path of ['/quick-appraisal', '/app/quick-appraisal']) {
  test(`what is chosen and sent at ${path} before any script has come leads on @own-origin`, async ({
    page,
    portal,
  }) => {
    const { address, release } = await openHeld({ page, portal }, path);
    await page.getByRole('radio', { name: 'Ring', exact: true }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(page.url()).toBe(address);
    await expect(page.locator('#root[data-painted]')).toBeAttached();
    release();
    await portal.expectHeading('Tell us about your ring');
  });
}

test('what is chosen at the first question before React has it stays, in the very elements @own-origin', async ({
  page,
  portal,
}) => {
  const { release } = await openHeld({ page, portal }, '/quick-appraisal');
  const isPainted = await markHeading(page);
  const watch = page.getByRole('radio', { name: 'Watch' });
  await watch.check();
  release();
  await portal.expectScreen('quick-appraisal');
  expect(await isPainted()).toBe(true);
  await expect(watch).toBeChecked();
  await expect(watch).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectHeading('Tell us about your watch');
});

test('a question that is sent without an answer before any script has come gets its message @own-origin', async ({
  page,
  portal,
}) => {
  const { release } = await openHeld({ page, portal }, '/quick-appraisal');
  await page.getByRole('button', { name: 'Continue' }).click();
  release();
  await expect(page.getByRole('link', { name: 'Select what kind of item you have' })).toBeVisible();
});

test('a page that comes empty has the shape of one, until something is rendered @own-origin', async ({
  page,
  portal,
}) => {
  const { release } = await openHeld({ page, portal }, '/login?returnTo=%2Fhome');
  const shape = () =>
    page.evaluate(() => {
      const root = document.getElementById('root');
      if (root === null) return null;
      const { content, backgroundImage, zIndex } = getComputedStyle(root, '::before');
      const drawn = content === 'none' ? [] : backgroundImage.match(/linear-gradient/g);
      return { pieces: drawn?.length, zIndex };
    });
  await expect.poll(shape).toMatchObject({ pieces: 5, zIndex: '-1' });
  release();
  await portal.expectScreen('login');
  expect(await shape()).toMatchObject({ pieces: 0 });
});
