import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { acceptAndSign, fillCashInformation, reviewAndAgree, typeBank } from './cash-steps';
import { fillAddressAndIncome, fillChain, PIXEL, signUpWith, VISITOR } from './item-steps';
import { acceptOffer, fillPersonalInfo, NEWCOMER, signAgreements, waitForOffer } from './steps';

test.use({ viewport: { width: 390, height: 844 } });

interface Walk {
  taps: number;
  readonly screens: string[];
}

/** Counts taps and screens across page loads. */
async function countWalk(page: Page): Promise<Walk> {
  const walk: Walk = { taps: 0, screens: [] };
  await page.exposeFunction('noteTap', (screen: string) => {
    walk.taps += 1;
    if (walk.screens.at(-1) !== screen) walk.screens.push(screen);
  });
  await page.addInitScript(() => {
    const note = (): void => {
      const main = document.querySelector('main');
      const heading = main?.querySelector('h1')?.textContent ?? '';
      void (window as unknown as { noteTap(screen: string): Promise<void> }).noteTap(
        `${main?.dataset['screen'] ?? ''}: ${heading}`,
      );
    };
    addEventListener('pointerdown', note, { capture: true });
    addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) note();
      },
      { capture: true },
    );
  });
  return walk;
}

test('home flow: a newcomer signs after at most 14 screens and 34 taps', async ({
  page,
  portal,
}) => {
  const walk = await countWalk(page);
  await portal.openSeed({ signedOut: true });
  await page.getByRole('link', { name: 'Create Account' }).first().click();
  await signUpWith(page, portal);
  await portal.expectScreen('personal-info');
  // Name and contact are known from sign-up.
  await expect(page.getByLabel('First name')).toHaveCount(0);
  await fillPersonalInfo(page);
  for (const known of [`${VISITOR.firstName} ${VISITOR.lastName}`, VISITOR.email])
    await expect(page.getByRole('definition').filter({ hasText: known })).toHaveCount(1);
  await waitForOffer(page);
  await acceptOffer(page, portal);
  await portal.expectScreen('agreements');
  await signAgreements(page, `${VISITOR.firstName} ${VISITOR.lastName}`);
  await portal.expectScreen('congratulations');
  expect(walk.screens.length, walk.screens.join('\n')).toBeLessThanOrEqual(14);
  expect(walk.taps).toBeLessThanOrEqual(34);
  expect((await portal.state()).users.at(-1)).toMatchObject({
    lastName: VISITOR.lastName,
    taxId: NEWCOMER.taxId.replaceAll('-', ''),
  });
});

test('item flow: a newcomer has a shipping label after at most 16 screens', async ({
  page,
  portal,
}) => {
  const walk = await countWalk(page);
  await portal.openSeed({ program: 'pesto_item', signedOut: true });
  await page.getByRole('link', { name: 'Get My Estimate' }).click();
  await page.getByRole('radio', { name: 'Metal' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('quick-appraisal-metal');
  await fillChain(page, 'Rope chain', '20');
  const photo = { name: 'front.png', mimeType: 'image/png', buffer: PIXEL };
  await page.getByTestId('field-photos').setInputFiles(photo);
  await expect(page.getByText('front.png').first()).toBeVisible();
  await page.getByRole('button', { name: 'Get My Estimate' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await signUpWith(page, portal);
  await portal.expectScreen('asset-cart');
  await page.getByRole('button', { name: 'See My Options' }).click();
  await portal.expectScreen('address-and-income');
  await fillAddressAndIncome(page);
  await page.getByRole('button', { name: 'See My Options' }).click();
  await portal.expectScreen('pre-qualified');
  await page.getByRole('radio', { name: 'Print a label at home' }).check();
  await page.getByRole('checkbox', { name: 'This address is correct' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('download-label');
  expect(walk.screens.length, walk.screens.join('\n')).toBeLessThanOrEqual(16);
});

test('cash flow: a newcomer chooses a line, then signs up, and signs after at most 14 screens', async ({
  page,
  portal,
}) => {
  const walk = await countWalk(page);
  await portal.openSeed({ program: 'pesto_cash', signedOut: true });
  await page.getByRole('link', { name: 'Choose My Credit Line' }).click();
  await page.getByRole('radio', { name: '$500' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await signUpWith(page, portal);
  await fillCashInformation(page);
  await page.getByRole('button', { name: 'See My Options' }).click();
  await portal.expectScreen('in-review');
  await portal.clock({ advance: 'PT1M' });
  await page.getByRole('button', { name: 'Refresh Status' }).click();
  await portal.expectScreen('payment-selection');
  await page.getByRole('radio', { name: 'Fund now' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('fund-now');
  await typeBank(page);
  await reviewAndAgree(page);
  await page.getByRole('button', { name: 'Pay $500' }).click();
  await portal.expectScreen('verify-payment');
  await portal.event('deposit-arrived');
  await acceptAndSign(page, portal);
  expect(walk.screens.length, walk.screens.join('\n')).toBeLessThanOrEqual(14);
});

test('cash flow: an applicant whose income is missing starts there, and then checks the answers', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ program: 'pesto_cash', status: 'FIN_INFO_NEEDED' });
  await portal.expectScreen('personal-info');
  await expect(page.getByText('Part 1 of 2')).toBeVisible();
  await expect(page.getByText(/^To continue, we need /)).toBeVisible();
  await page.getByLabel('Annual income before taxes').fill(NEWCOMER.income);
  const job = page.getByRole('checkbox', { name: /^Job/ });
  if (!(await job.isChecked())) await job.check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers');
  await page.getByRole('button', { name: 'Change Name' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByText('Part 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers');
});
