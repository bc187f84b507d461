import type { Page } from '@playwright/test';
import { fillChain } from '../flows/item-steps';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const railShare = (page: Page): Promise<number> =>
  page
    .getByText(/^Step \d of \d/)
    .locator('xpath=../..')
    .locator('[aria-hidden] > *')
    .evaluateAll((steps) =>
      steps.reduce((sum, step) => {
        // "40% 100%", or "max(5%, 12px) 100%" for a step that has just begun.
        const percent = /([\d.]+)%/.exec(getComputedStyle(step).backgroundSize)?.[1];
        return sum + Number(percent);
      }, 0),
    );

test('the progress bar only grows up to the estimate and the cart', async ({ page, portal }) => {
  const program = 'pesto_item';
  await portal.openSeed({ program, screen: 'quick-appraisal' });
  const shares = [await railShare(page)];
  await portal.go('/app/quick-appraisal/metal');
  await portal.expectScreen('quick-appraisal-metal');
  shares.push(await railShare(page));
  await fillChain(page, 'Chain', '20');
  shares.push(await railShare(page));
  await page.getByRole('button', { name: 'Get My Estimate' }).click();
  await portal.expectHeading('Your estimate');
  const estimated = await railShare(page);
  expect([...shares, estimated]).toEqual(
    [...new Set([...shares, estimated])].toSorted((one, other) => one - other),
  );
  await portal.openSeed({ program, screen: 'asset-cart' });
  expect(await railShare(page)).toBeGreaterThanOrEqual(estimated);
});
