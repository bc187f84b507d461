import { expectAccessible, overflowing } from '../accessibility/check-page';
import { expect, test } from '../support/test';
import { requestCode, enterCode } from '../flows/steps';

const PHONE = '(202) 555-0103';
const STEP_FAILED = /\[portal\] Sign-in step failed|Failed to load resource/;

test.use({ seed: { signedOut: true, status: 'MANUAL_REVIEW' } });

const REFUSALS = [
  ['111111', 'That code doesn’t match. Check the code or send a new one'],
  ['999999', 'That code has expired. Send a new code'],
  ['12345', 'Code must be 6 characters'],
  ['', 'Enter the code we sent you'],
  ['888888', 'Too many attempts. Wait 10 minutes, then send a new code'],
] as const;

test('each refused code shows why, and the right one is accepted afterward', async ({
  page,
  portal,
}) => {
  portal.allowConsole(STEP_FAILED);
  await portal.openSeed();
  await page.getByRole('radio', { name: 'Text message' }).check();
  await page.getByLabel('Mobile phone number').fill(PHONE);
  await expectAccessible(page);
  await requestCode(page, { phone: PHONE });
  await expectAccessible(page);
  expect(await overflowing(page, 320)).toEqual([]);
  for (const [code, message] of REFUSALS) {
    await enterCode(page, code);
    await expect(page.getByRole('alert').getByRole('link', { name: message })).toBeVisible();
    await expect(page).toHaveTitle(/^Error: Enter your code \|/);
    const field = page.getByLabel('6-character code');
    await expect(field).toHaveValue(code);
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => String(window.getSelection()))).toBe(code);
  }
  await enterCode(page, '123-456');
  await portal.expectScreen('manual-review');
});

test('five wrong codes block, and a new one can be sent after 30 s', async ({ page, portal }) => {
  portal.allowConsole(STEP_FAILED);
  await portal.openSeed();
  await requestCode(page, { phone: PHONE });
  const resend = page.getByRole('button', { name: 'Send a New Code' });
  await expect(page.getByText(/^You can send a new code in \d+ seconds$/)).toBeVisible();
  await expect(resend).toHaveCount(0);
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await enterCode(page, '111111');
    const message =
      attempt <= 5
        ? 'That code doesn’t match. Check the code or send a new one'
        : 'Too many attempts. Wait 10 minutes, then send a new code';
    await expect(page.getByRole('button', { name: 'Verify Code' })).not.toHaveAttribute(
      'aria-busy',
    );
    await expect(page.getByRole('alert')).toContainText(message);
  }
  await portal.clock({ advance: 'PT31S' });
  await resend.click();
  await expect(page.getByText('New code sent to (202) 555-0103')).toBeVisible();
  // The error of the old code is gone.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('6-character code')).toHaveValue('');
  await expect(page.getByLabel('6-character code')).toBeFocused();
  expect(await portal.inbox()).toHaveLength(2);
  await enterCode(page);
  await portal.expectScreen('manual-review');
});

test('a code and the code step expire after ten minutes', async ({ page, portal }) => {
  portal.allowConsole(STEP_FAILED);
  await portal.openSeed();
  await requestCode(page, { email: 'homer.equityson@example.com' });
  await portal.clock({ advance: 'PT11M' });
  await enterCode(page);
  await expect(page.getByRole('alert')).toContainText('That code has expired. Send a new code');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in or create an account');
});

test('another channel and another address can be chosen', async ({ page, portal }) => {
  await portal.openSeed();
  await requestCode(page, { phone: PHONE });
  await page.getByRole('button', { name: 'Use Email Instead' }).click();
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
  await page.getByLabel('Email address').fill('homer.equityson@example.com');
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByRole('button', { name: 'Change Address' }).click();
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
  // The same address again: the code already sent, without a second one.
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText(/^You can send a new code in \d+ seconds$/)).toBeVisible();
  expect(await portal.inbox()).toHaveLength(2);
});

test('a failed code is reported without revealing whether an account exists', async ({
  page,
  portal,
}) => {
  portal.allowConsole(STEP_FAILED);
  await portal.openSeed({ faults: ['endpoint=passwordless/start,status=429,times=1'] });
  await expect(page.getByRole('radio', { name: 'Text message' })).toBeChecked();
  for (const [typed, message] of [
    ['', 'Enter your mobile phone number'],
    ['555-0103', 'Enter a 10-digit US phone number, including the area code'],
    ['(800) 555-0103', 'Enter a mobile number. We can’t text toll-free numbers'],
  ] as const) {
    await page.getByLabel('Mobile phone number').fill(typed);
    await page.getByRole('button', { name: 'Send Code' }).click();
    await expect(page.getByRole('alert')).toContainText(message);
  }
  await page.getByLabel('Mobile phone number').fill(PHONE);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(
    page.getByText(/^You’ve requested several codes\. Wait \d+ minutes before sending another\.$/),
  ).toBeVisible();
  await portal.faults(['endpoint=passwordless/start,status=400,times=1']);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(
    page.getByText(
      'We couldn’t send your code. Check the number and try again, or use email instead.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
});

test("sign-in returns to the visitor's target with its query @other-origin", async ({
  page,
  portal,
}) => {
  await portal.openSeed();
  await portal.open('/?utm_source=a%20b&rate=50%25');
  await portal.expectScreen('login');
  await requestCode(page, { phone: PHONE });
  await page.reload();
  await enterCode(page);
  await portal.expectScreen('home');
  expect(page.url()).toBe(`${portal.origin}/?utm_source=a%20b&rate=50%25`);
});

// Unit tests cover all other foreign addresses: sign-in-path.test.ts.
test("sign-in doesn't redirect to another site", async ({ page, portal }) => {
  await portal.openSeed();
  await portal.open(`/login?returnTo=${encodeURIComponent('//evil.example/app')}`);
  await requestCode(page, { phone: PHONE });
  await enterCode(page);
  await portal.expectScreen('manual-review');
  expect(new URL(page.url()).origin).toBe(portal.origin);
});
