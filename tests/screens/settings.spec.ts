import { LIMITS } from '../../src/catalogue/limits';
import { expect, test } from '../support/test';

test('a new email address needs a code, and the old one is notified', async ({ page, portal }) => {
  await portal.openSeed({ status: 'OFFER_ACCEPTED', screen: 'settings-personal-info' });
  const [before] = (await portal.state()).users;
  await page.getByRole('button', { name: 'Edit Email address' }).click();
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Enter your email address');
  await page.getByLabel('Email address').fill('moved@example.com');
  await page.reload();
  await expect(page.getByLabel('Email address')).toHaveValue('moved@example.com');
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByLabel('6-character code').fill('123456');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page.getByText('moved@example.com')).toBeVisible();
  expect((await portal.inbox()).map(({ to }) => to)).toEqual(['moved@example.com', before?.email]);
});

test('after acceptance the home address is locked with a reason', async ({ page, portal }) => {
  await portal.openSeed({ status: 'OFFER_ACCEPTED', screen: 'settings-personal-info' });
  await expect(page.getByRole('button', { name: 'Edit Home address' })).toHaveCount(0);
  await expect(page.getByText('To change this, contact us.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Shipping address' })).toBeVisible();
  await portal.openSeed({ status: 'OFFER_DECISION_NEEDED', screen: 'settings-personal-info' });
  await expect(page.getByRole('button', { name: 'Edit Home address' })).toBeVisible();
});

test('the account menu links to settings and their sections', async ({ page, portal }) => {
  await portal.openSeed({ status: 'MANUAL_REVIEW' });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await portal.expectScreen('settings');
  await page.getByRole('checkbox', { name: 'Offers by email' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect((await portal.state()).users[0]?.marketing.byEmail).toBe(true);
});

test('editing one row keeps the input of another', async ({ page, portal }) => {
  portal.allowConsole(/\[portal\] Data error/);
  await portal.openSeed({ status: 'OFFER_DECISION_NEEDED', screen: 'settings-personal-info' });
  await page.getByRole('button', { name: 'Edit Home address' }).click();
  await page.getByLabel('City').fill('Draftville');
  await page.getByRole('button', { name: 'Edit Email address' }).click();
  await page.getByLabel('Email address').fill('half@typed');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit Home address' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Draftville');
  await page.getByLabel('State or territory').selectOption('TX');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await portal.expectScreen('dont-operate-in-state');
});

test('the chosen color scheme applies before the first paint', async ({ page, portal }) => {
  await portal.openSeed({ status: 'CREDIT_DENIED', screen: 'settings' });
  const html = page.locator('html');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('radio', { name: 'Use device setting' }).check();
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe('notice-app_0001.pdf');
});

test('the demos send and store nothing', async ({ page, portal }) => {
  await portal.openSeed({ status: 'CREATED' });
  for (const screen of ['new-sign-up-demo', 'personal-info-demo'] as const) {
    await portal.open(`/landing/${screen}`);
    await portal.expectScreen(screen);
    await expect(page.getByText('Demo. Nothing you type is sent or saved.')).toBeVisible();
    const before = JSON.stringify((await portal.state()).users);
    await page.getByLabel('First name').fill('Demo');
    await page.goto('about:blank');
    await portal.open('/');
    await portal.expectScreen('home');
    expect(JSON.stringify((await portal.state()).users)).toBe(before);
    expect(await page.evaluate(() => Object.keys(window.sessionStorage))).toEqual([]);
  }
});

test('editing in place moves the focus to the form and to the code', async ({ page, portal }) => {
  portal.allowConsole(/Too many codes were sent/);
  await portal.openSeed({ status: 'CREATED', screen: 'settings-personal-info' });
  for (const [row, label] of [
    ['Edit Email address', 'Email address'],
    ['Edit Mobile phone number', 'Mobile phone number'],
  ] as const) {
    await page.getByRole('button', { name: row }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(label)).toBeFocused();
  }
  await page.keyboard.type('2025550188');
  await page.keyboard.press('Enter');
  const code = page.getByLabel(/character code/);
  await expect(code).toBeFocused();
  const again = page.getByRole('button', { name: 'Send a New Code' });
  for (let sent = 2; sent <= LIMITS.otp.maxSent; sent += 1) {
    await again.click();
    await expect(code).toBeFocused();
    await expect.poll(async () => (await portal.inbox()).length).toBe(sent);
    await expect(again).toBeEnabled();
  }
  await again.click();
  await expect(page.getByRole('alert').first()).toContainText(
    'You’ve requested several codes. Wait 10 minutes before sending another.',
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Mobile phone number')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
