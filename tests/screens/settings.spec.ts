import { expect, test } from '../support/test';

test('a new email address takes a code, and the old one is told', async ({ page, portal }) => {
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

test('after the offer was accepted the home address is locked, and says why', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ status: 'OFFER_ACCEPTED', screen: 'settings-personal-info' });
  await expect(page.getByRole('button', { name: 'Edit Home address' })).toHaveCount(0);
  await expect(page.getByText('To change this, contact us.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Shipping address' })).toBeVisible();
  await portal.openSeed({ status: 'OFFER_DECISION_NEEDED', screen: 'settings-personal-info' });
  await expect(page.getByRole('button', { name: 'Edit Home address' })).toBeVisible();
});

test('the account menu leads to settings, and those to their parts', async ({ page, portal }) => {
  await portal.openSeed({ status: 'MANUAL_REVIEW' });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await portal.expectScreen('settings');
  await page.getByRole('checkbox', { name: 'Offers by email' }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect((await portal.state()).users[0]?.marketing.byEmail).toBe(true);
});

test('the demos send and keep nothing', async ({ page, portal }) => {
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
