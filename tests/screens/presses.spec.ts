import { expect, test } from '../support/test';

test("Back and Forward navigate the card finder's questions with their answers", async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'landing-finder' });
  const heading = page.getByRole('heading', { level: 1 });
  const cash = page.getByRole('radio', { name: 'A cash deposit' });
  const state = page.getByLabel('Which state do you live in?');
  const goOn = page.getByRole('button', { name: 'Continue' });
  await cash.check();
  await goOn.click();
  await state.selectOption('OR');
  await goOn.click();
  await page.getByRole('radio', { name: 'Start with a small amount' }).check();
  await page.getByRole('button', { name: 'See My Options' }).click();
  await expect(cash).toHaveCount(0);
  await expect(page.getByText(/^Question/)).toHaveCount(0);
  for (const number of [3, 2, 1]) {
    await page.goBack();
    await expect(page.getByText(`Question ${number} of 3`)).toBeVisible();
    await expect(heading).toBeFocused();
  }
  await expect(cash).toBeChecked();
  await page.goForward();
  await expect(state).toHaveValue('OR');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(cash).toBeChecked();
  // The answers aren't stored, so a reload starts with the first question.
  await page.goForward();
  await expect(state).toBeVisible();
  await page.reload();
  await expect(cash).toBeVisible();
  await expect(cash).not.toBeChecked();
});
