import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { agreeToDocuments, requestCode, enterCode } from '../flows/steps';
import { fillPages, NEWCOMER, onPage, personalPages } from '../flows/steps';

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('expires_at')]);

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

test('signing out clears the session, the answers and the hash @worker', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ signedOut: true });
  await requestCode(page, { email: 'somebody@example.com' });
  await enterCode(page);
  await agreeToDocuments(page);
  await page.getByLabel('First name').fill('Somebody');
  await page.evaluate(() => history.replaceState(null, '', '#main'));
  await signOut(page);
  await portal.expectScreen('login');
  expect(page.url()).not.toContain('#');
  expect(await stored(page)).toEqual([null, null]);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(left.replace(/"portal\.mock[^"]*":"(?:[^"\\]|\\.)*"/g, '')).not.toContain('Somebody');
  await portal.open('/app');
  await portal.expectScreen('login');
  expect((await portal.state()).identity.sessions).toEqual([]);
});

test('two minutes before its end a session can be extended on the page', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ status: 'CREATED' });
  await portal.open('/app/homelight/personal-info?page=contact');
  await page.getByLabel('First name').fill('Typed before');
  const [before, expiry] = await stored(page);
  const ends = Number(expiry) - (await page.evaluate(() => Date.now()));
  const dialog = page.getByRole('dialog', { name: 'Your session is about to end' });
  await portal.clock({ advance: ends - 150_000 });
  await expect(dialog).toHaveCount(0);
  await portal.clock({ advance: 35_000 });
  await expect(dialog).toContainText(
    /For your security, we’ll sign you out in 1:[0-5]\d\. Anything you’ve submitted is saved\./,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const marked = await page.evaluate(() => Object.assign(window, { marked: true }).marked);
  expect(marked).toBe(true);
  await dialog.getByRole('button', { name: 'Stay Signed In' }).click();
  await expect(dialog).toHaveCount(0);
  const [after, later] = await stored(page);
  expect(after).not.toBe(before);
  expect(Number(later)).toBeGreaterThan(Number(expiry));
  expect(await page.evaluate(() => 'marked' in window), 'the same page').toBe(true);
  await expect(page.getByLabel('First name')).toHaveValue('Typed before');
});

test('signing in after the session has ended restores the page except the tax ID', async ({
  page,
  portal,
}) => {
  portal.allowConsole(/\[portal\] Data error .*saveDraft.*Unauthorized/);
  await portal.openSeed({ signedOut: true });
  await requestCode(page, { email: 'somebody@example.com' });
  await enterCode(page);
  await agreeToDocuments(page);
  const answers = { ...NEWCOMER, firstName: 'Typed before', email: 'somebody@example.com' };
  await fillPages(page, personalPages(answers), 'Date of birth and tax ID');
  const taxId = page.getByLabel('Social Security number or ITIN', { exact: true });
  await portal.clock({ advance: 'PT25H' });
  const dialog = page.getByRole('dialog', { name: 'Session has ended' });
  await expect(dialog).toContainText(
    "Your session has expired. For security reasons, we've logged you out. Please log in again to continue.",
  );
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await portal.expectScreen('login');
  await requestCode(page, { email: 'somebody@example.com' });
  await enterCode(page);
  await portal.expectScreen('personal-info');
  await onPage(page, 'Date of birth and tax ID');
  await expect(taxId).toHaveValue('');
  await portal.open('/app/homelight/personal-info');
  await expect(page.getByLabel('First name')).toHaveValue('Typed before');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an Unauthorized response ends the session and is logged', async ({ page, portal }) => {
  portal.allowConsole(/\[portal\] Data error/);
  await portal.openSeed({ screen: 'verify-income' });
  await portal.faults(['operation=acceptCreditOffer,error=Unauthorized,times=1']);
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('Session-expired modal shown'),
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Session has ended' })).toBeVisible();
  await logged;
  await page.getByRole('button', { name: 'Sign In' }).click();
  await portal.expectScreen('login');
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/app/homelight/verify-income');
  expect((await portal.state()).applications.at(-1)?.status).toBe('OFFER_DECISION_NEEDED');
});

test('signing out in one tab is called a sign-out in the other, not an expired session', async ({
  page,
  portal,
  context,
}) => {
  await portal.openSeed({ status: 'MANUAL_REVIEW' });
  const other = await context.newPage();
  await other.goto(`${portal.origin}/app`);
  await expect(other.locator('main[data-screen="manual-review"]')).toBeVisible();
  await signOut(page);
  await portal.expectScreen('login');
  const dialog = other.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('You’re signed out');
  await expect(dialog).toContainText('You signed out in another tab. Sign in again to continue.');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(other).toHaveURL(/\/login\?returnTo=/);
});

test('signing in again in one of two expired tabs restores the other', async ({
  page,
  portal,
  context,
}) => {
  await portal.openSeed({ status: 'MANUAL_REVIEW' });
  const other = await context.newPage();
  await other.goto(`${portal.origin}/app`);
  const review = other.locator('main[data-screen="manual-review"]');
  await expect(review).toBeVisible();
  await portal.clock({ advance: 'PT25H' });
  const ended = { name: 'Session has ended' };
  await expect(other.getByRole('dialog', ended)).toBeVisible();
  await page.getByRole('dialog', ended).getByRole('button', { name: 'Sign In' }).click();
  await requestCode(page, { email: 'homer.equityson@example.com' });
  await enterCode(page);
  await portal.expectScreen('manual-review');
  const session = await stored(page);

  await other.bringToFront();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(review).toBeVisible();
  expect(await stored(other)).toEqual(session);
  await portal.clock({ advance: 'PT25H' });
  await expect(other.getByRole('dialog', ended)).toBeVisible();
});

test('broken stored values are discarded', async ({ page, portal }) => {
  await portal.openSeed({ screen: 'home', status: 'MANUAL_REVIEW' });
  const user = (await portal.state()).users[0]?.sub ?? '';
  for (const [key, value] of [
    ['expires_at', 'tomorrow'],
    ['access_token', 'line\nbreak'],
  ] as const) {
    await portal.openSeed({ screen: 'home', status: 'MANUAL_REVIEW' });
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
    await portal.open('/app');
    // The expiry alone counts as signed in; without a token the first response ends that.
    if (key === 'access_token') await page.getByRole('button', { name: 'Sign In' }).click();
    await portal.expectScreen('login');
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  }
  await portal.openSeed({ status: 'CREATED' });
  await page.evaluate((key) => {
    sessionStorage.setItem(key, '{not json');
    localStorage.setItem('ui-color-scheme', 'sepia');
    localStorage.setItem('program', 'no_such_program');
    sessionStorage.setItem('pending_code', '[1]');
  }, `draft:${user}:personal-info`);
  await page.reload();
  await portal.expectScreen('personal-info');
  await expect(page.locator('html')).toHaveAttribute('data-program', 'home_light');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
});

test('without browser storage the page still requests a code @apart', async ({ page, portal }) => {
  portal.allowConsole(/\[portal\]|Failed to load resource/);
  await portal.openSeed({ signedOut: true });
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  await portal.open('/login');
  await requestCode(page, { phone: '(202) 555-0103' });
  await enterCode(page);
  // Nothing is stored for this visitor, so the introduction may cover the screen.
  await portal.expectScreen('personal-info');
});
