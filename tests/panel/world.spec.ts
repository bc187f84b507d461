import { expect, test } from '../support/test';
import { STATUSES } from '../../src/catalogue/statuses';
import { drawerOf } from './drawer';

test.use({ seed: { status: 'MANUAL_REVIEW' } });

test('choosing status, persona and screen keeps the drawer open @worker-only', async ({
  page,
  portal,
}) => {
  await portal.openSeed();
  const { panel, open } = drawerOf(page);
  await open();
  await expect(panel.getByText("Don't enter real personal information.")).toBeVisible();
  const status = panel.getByLabel('Application status');
  await expect(status.locator('option')).toHaveCount(STATUSES.length);
  await status.selectOption('CREDIT_FREEZE');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await portal.expectScreen('credit-freeze');
  await expect(panel).toBeVisible();
  expect((await portal.state()).seed).toMatchObject({ status: 'CREDIT_FREEZE', persona: 'P-03' });

  await panel.getByLabel('Persona').selectOption('P-05');
  await Promise.all([
    page.waitForEvent('load'),
    panel.getByRole('button', { name: 'Load' }).click(),
  ]);
  await portal.expectScreen('credit-freeze');
  expect((await portal.state()).seed).toMatchObject({ persona: 'P-05', status: 'CREDIT_FREEZE' });

  // Only the program's screens are offered, and choosing one sets its status.
  const screen = panel.getByLabel('Screen');
  await expect(screen.locator('option[value="download-label"]')).toHaveCount(0);
  await screen.selectOption('offer');
  await expect(status).toHaveValue('OFFER_DECISION_NEEDED');
  await panel.getByRole('button', { name: 'Open', exact: true }).click();
  await portal.expectScreen('offer');
});

test('faults are added and removed, and the clock is set and advanced @worker-only', async ({
  page,
  portal,
}) => {
  await portal.openSeed();
  const { panel, open } = drawerOf(page);
  await open();
  const fault = panel.getByLabel('Fault', { exact: true });
  await panel.getByLabel('Kind of fault').selectOption('status');
  await expect(fault).toHaveValue('operation=currentUser,status=503,times=2');
  await fault.fill('operation=currentUser,statos=503');
  await panel.getByRole('button', { name: 'Add Fault' }).click();
  await expect(panel.getByText(/unknown key "statos"; valid ones are/)).toBeVisible();
  expect((await portal.state()).faults).toEqual([]);
  await fault.fill('latency=50');
  await panel.getByRole('button', { name: 'Add Fault' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'latency=50' })).toBeVisible();
  expect((await portal.state()).faults).toMatchObject([{ spec: 'latency=50' }]);
  await panel.getByRole('button', { name: 'Remove latency=50' }).click();
  await expect(panel.getByText('None: everything answers as it should.')).toBeVisible();
  expect((await portal.state()).faults).toEqual([]);

  const now = async () => (await portal.state()).clock.base;
  // Any later, the session would end and its modal would cover the panel.
  await panel.getByLabel('Date and time').fill('2026-06-15T12:05');
  await panel.getByRole('button', { name: 'Set' }).click();
  await expect.poll(now).toBe(Date.parse('2026-06-15T12:05:00-04:00'));
  await expect(panel.getByText(/^It is now June 15, 2026 at 12:05:\d\d.PM EDT$/)).toBeVisible();

  await panel.getByRole('button', { name: '1 Day On' }).click();
  await expect.poll(now).toBeGreaterThanOrEqual(Date.parse('2026-06-16T12:05:00-04:00'));
});

test.describe('panel while signed out', () => {
  test.use({ seed: { signedOut: true } });

  test('the inbox shows the sent code @worker-only', async ({ page, portal }) => {
    await portal.openSeed();
    // The drawer covers the right half of the form, so choose first.
    await page.getByRole('radio', { name: 'Email' }).check();
    const address = page.getByLabel('Email address');
    await address.fill('homer.equityson@example.com');
    const { panel, open } = drawerOf(page);
    await open();
    await expect(panel.getByText('Nobody is signed in.')).toBeVisible();
    await expect(panel.getByText('No message was sent yet.')).toBeVisible();
    await address.press('Enter');
    await expect(panel.getByText('E-mail to homer.equityson@example.com')).toBeVisible();
    await expect(panel.getByText('Code: 123456')).toBeVisible();
    await expect(panel.getByText('POST /idp/passwordless/start: 200')).toBeVisible();
  });
});

test('requests are listed with operation and response, and the log without secrets @worker-only', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ faults: ['operation=currentUser,status=503,times=1'] });
  portal.allowConsole(/503/);
  const { panel, open } = drawerOf(page);
  await open();
  await expect(panel.getByText('currentUser: 503')).toBeVisible();
  await panel.getByText('currentUser: 200').first().click();
  await expect(panel.getByText('"firstName": "Homer"').first()).toBeVisible();
  await expect(panel.getByText(/INFO Trying again/)).toBeVisible();
});

test('the test card is copied, the tracking switch is stored, and ending the session opens the modal @worker-only', async ({
  page,
  context,
  portal,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.openSeed();
  const { panel, open } = drawerOf(page);
  await open();
  await panel.getByRole('button', { name: 'Copy Card Number' }).click();
  await expect(panel.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4242 4242 4242 4242');
  const tracking = panel.getByRole('switch', { name: 'Tracking in dev mode' });
  // The mock sends nothing off the machine, so it is on by default.
  await expect(tracking).toBeChecked();
  await tracking.focus();
  await page.keyboard.press('Enter');
  await expect(tracking).not.toBeChecked();
  await page.reload();
  await expect(tracking).not.toBeChecked();

  await panel.getByRole('button', { name: 'Expire my session in 5 s' }).click();
  const modal = page.getByRole('dialog', { name: 'Session has ended' });
  await modal.getByRole('button', { name: 'Sign In' }).click();
  await portal.expectScreen('login');
});

test('Escape closes the dialog over the page, not the drawer @worker-only', async ({
  page,
  portal,
}) => {
  await portal.openSeed();
  const { panel, open } = drawerOf(page);
  await open();
  await page.getByRole('button', { name: 'Need Help?' }).press('Enter');
  const help = page.getByRole('dialog', { name: 'Help Center' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(panel).toBeVisible();
});
