import { expect, test } from '../support/test';

test.use({ viewport: { width: 320, height: 640 } });

test('on a phone a bar leads to the answers of a long offer, covers no focus, and is gone where they are', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'offer' });
  const accept = page.getByRole('button', { name: 'Accept Offer' });
  const lead = page.getByRole('button', { name: 'Review and Decide' });
  const bar = page.locator('[data-bottom-bar]');
  await expect(lead).toBeInViewport({ ratio: 1 });
  await expect(accept).not.toBeInViewport();

  // Whatever takes the focus while the bar is there stands above it.
  const covered: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.querySelector('[data-bottom-bar]');
      const { activeElement } = document;
      if (element === null || activeElement === null || element.contains(activeElement))
        return 'end';
      const { top } = element.getBoundingClientRect();
      const beneath = activeElement.getBoundingClientRect().bottom > top;
      return beneath ? (activeElement.textContent ?? '') : null;
    });
    if (found === 'end') break;
    if (found !== null) covered.push(found);
  }
  expect(covered).toEqual([]);

  await page.evaluate(() => window.scrollTo(0, 0));
  await lead.click();
  await expect(page.getByRole('region', { name: 'Your answer' })).toBeFocused();
  await expect(accept).toBeInViewport({ ratio: 1 });
  await expect(bar).toHaveCount(0);
  // It leads there, and answers nothing.
  await portal.expectScreen('offer');
});
