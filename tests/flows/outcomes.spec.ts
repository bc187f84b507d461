import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/check-page';
import { expect, test } from '../support/test';
import { nextPollTimeout } from '../support/next-poll-timeout';
import {
  acceptOffer,
  fillPersonalInfo,
  goOn,
  NEWCOMER,
  onPage,
  signAgreements,
  taxIdEnding,
} from './steps';

const BUTTON = 'Check My Offer';

// Unit tests cover all other tax IDs, and the screen and texts of each status.
test.describe('tax ID outcomes at personal information', () => {
  test('0003 leads to CREDIT_FREEZE', async ({ page, portal }) => {
    await portal.openSeed({ status: 'CREATED' });
    const { email, phone } = { email: 'homer.equityson@example.com', phone: '+12025550103' };
    await fillPersonalInfo(page, { ...NEWCOMER, email, phone, taxId: taxIdEnding('0003') });
    await page.getByRole('button', { name: BUTTON }).click();
    await page.getByRole('button', { name: 'See Update' }).click({ timeout: nextPollTimeout() });
    await portal.expectScreen('credit-freeze');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Your credit report is frozen');
    await expect(heading).toBeFocused();
    expect((await portal.state()).applications.at(-1)?.status).toBe('CREDIT_FREEZE');
  });

  test('0001 opens the modal that only signing in to the other account closes', async ({
    page,
    portal,
  }) => {
    portal.allowConsole(/\[portal\] Data error/);
    await portal.openSeed({ status: 'CREATED' });
    await fillPersonalInfo(page, {
      ...NEWCOMER,
      email: 'homer.equityson@example.com',
      phone: '+12025550103',
      taxId: taxIdEnding('0001'),
    });
    const logged = page.waitForEvent('console', {
      predicate: (message) => /duplicate/i.test(message.text()),
    });
    await page.getByRole('button', { name: BUTTON }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign In to Your Existing Account' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const details = await (await logged).args()[1]?.jsonValue();
    expect(details).toMatchObject({
      userId: expect.stringMatching(/^sms\|usr_\w+$/),
      // The query can contain text from a link.
      url: page.url().replace(/\?.*/, ''),
      userAgent: expect.stringContaining('Chrome'),
      timestamp: expect.stringMatching(/^2026-06-15T/),
    });

    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Need Help?' }).click();
    await expect(dialog.getByRole('heading', { name: 'Help Center' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog.getByRole('button', { name: 'Need Help?' })).toBeFocused();

    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await portal.expectScreen('login');
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  });

  test('0002 reports a mismatch of number and birth date and marks both', async ({
    page,
    portal,
  }) => {
    portal.allowConsole(/\[portal\] Data error/);
    await portal.openSeed({ status: 'CREATED' });
    await fillPersonalInfo(page, {
      ...NEWCOMER,
      email: 'homer.equityson@example.com',
      phone: '+12025550103',
      taxId: taxIdEnding('0002'),
    });
    await page.getByRole('button', { name: BUTTON }).click();
    const dialog = page.getByRole('dialog', { name: 'SSN or DOB mismatch' });
    await expect(dialog.getByText('Please check your information and try again.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // Both are marked on their page, which returns to the review.
    await onPage(page, 'Date of birth and tax ID');
    await expect(page.getByRole('alert')).toContainText('Check your date of birth');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Month', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    const taxId = page.getByLabel('Social Security number or ITIN', { exact: true });
    await expect(taxId).toHaveAttribute('aria-invalid', 'true');
    await goOn(page);
    expect((await portal.state()).applications.at(-1)?.status).toBe('CREATED');
  });
});

test('a freeze is still frozen, then lifted, then followed by the offer', async ({
  page,
  portal,
}) => {
  portal.allowConsole(/\[portal\] Data error .*recheckCreditReport/);
  await portal.openSeed({ status: 'CREDIT_FREEZE' });
  const lifted = page.getByRole('button', { name: 'I’ve Lifted the Freeze' });
  await lifted.click();
  await expect(
    page.getByText(
      /We still can’t see your report at Equifax\. Lifting a freeze can take up to an hour\./,
    ),
  ).toBeVisible();
  await portal.expectScreen('credit-freeze');
  await portal.event('freeze-lifted');
  await lifted.click();
  await portal.expectScreen('personal-info');
  await page.getByRole('link', { name: 'Review My Offer' }).click();
  await portal.expectScreen('offer');
});

for (const status of ['CREDIT_DENIED', 'NOT_PREQUALIFIED'] as const) {
  test(`the notice of ${status}, on the page and as a PDF`, async ({ page, portal }) => {
    await portal.openSeed({ status });
    await page.getByRole('button', { name: 'View My Notice' }).click();
    const notice = page.getByRole('region', { name: 'Your notice' });
    await expect(notice).toBeFocused();
    const reasons = page.locator('main ol > li');
    await expect(reasons.first()).toBeVisible();
    for (const reason of await reasons.allInnerTexts()) {
      await expect(notice.getByText(reason).first()).toBeVisible();
    }
    const downloading = page.waitForEvent('download');
    await notice.getByRole('button', { name: 'Download PDF' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^notice-.+\.pdf$/);
    const stream = await download.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
  });
}

test.describe('tax ID outcomes at acceptance', () => {
  const acceptWith = async (page: Page, suffix: string) => {
    await page.getByRole('button', { name: 'Accept Offer' }).click();
    await page.getByRole('button', { name: 'Review My Information' }).click();
    await page.getByRole('button', { name: 'Change' }).first().click();
    const taxId = page.getByLabel('Social Security number or ITIN', { exact: true });
    await taxId.fill(taxIdEnding(suffix));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your income');
    await page.getByRole('button', { name: 'Continue' }).click();
  };

  test('0007 requests the income again and continues to the agreements', async ({
    page,
    portal,
  }) => {
    await portal.openSeed({ screen: 'offer' });
    await acceptWith(page, '0007');
    await portal.expectScreen('verify-info');
    await expect(page.getByText(/^To continue, we need your annual income by /)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await portal.expectScreen('verify-income');
    await page.getByRole('button', { name: 'Continue' }).click();
    await portal.expectScreen('agreements');
  });

  test('0021 makes a lower offer with reasons', async ({ page, portal }) => {
    await portal.openSeed({ screen: 'offer' });
    await acceptWith(page, '0021');
    await portal.expectScreen('offer');
    const changed = page.getByText(
      'After checking your information, we can offer a credit line of $15,000 instead of $25,000. You haven’t accepted anything yet.',
    );
    await expect(page.locator(':focus').filter({ has: changed })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Why this is less than we first offered' }),
    ).toBeVisible();
    await expect(page.getByText(/^You have until .+ to accept\.$/)).toBeVisible();
    await acceptOffer(page, portal);
    await portal.expectScreen('agreements');
    await signAgreements(page, 'Homer Equityson');
    await portal.expectScreen('congratulations');
  });

  test('0002 returns from the modal to the two fields', async ({ page, portal }) => {
    portal.allowConsole(/\[portal\] Data error/);
    await portal.openSeed({ screen: 'offer' });
    await acceptWith(page, '0002');
    const dialog = page.getByRole('dialog', { name: 'SSN or DOB mismatch' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Verify income info' }).click();
    await portal.expectScreen('verify-info');
    await expect(page.getByRole('alert')).toContainText(
      'Check your Social Security number or ITIN',
    );
    expect((await portal.state()).applications.at(-1)?.status).toBe('OFFER_DECISION_NEEDED');
  });
});
