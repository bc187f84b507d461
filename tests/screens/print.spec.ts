import { expect, test } from '../support/test';

for (const [program, screen, heading] of [
  ['home_light', 'agreements', 'Your documents'],
  ['pesto_cash', 'agreements', 'Check your answers'],
] as const) {
  test(`${screen} of ${program} prints without buttons and breaks between pages`, async ({
    page,
    portal,
  }) => {
    await portal.openSeed({ program, screen });
    const title = page.getByRole('heading', { name: heading });
    await expect(title).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // Parts of a flex container overlap at a page break, or move to the next page as a whole.
    const boxes = await title.evaluate((element) => {
      const around: string[] = [];
      for (let box = element.parentElement; box !== null; box = box.parentElement)
        around.push(getComputedStyle(box).display);
      return around.filter((display) => /flex|grid/.test(display));
    });
    const pressed = await page.locator('main').getByRole('button').count();
    const opened = await page.getByRole('link', { name: /^Open PDF/ }).count();
    await page.emulateMedia({ media: null });
    expect(boxes).toEqual([]);
    expect({ pressed, opened }).toEqual({ pressed: 0, opened: 0 });
  });
}

test("the brand's name prints black without a box", async ({ page, portal }) => {
  await portal.openSeed({ program: 'honor', screen: 'offer' });
  await page.emulateMedia({ media: 'print' });
  const logo = page.getByRole('banner').getByRole('img');
  const looks = await logo.evaluate((image) => {
    const { filter, backgroundColor } = getComputedStyle(image);
    return { filter, backgroundColor };
  });
  await page.emulateMedia({ media: null });
  expect(looks).toEqual({ filter: 'brightness(0)', backgroundColor: 'rgba(0, 0, 0, 0)' });
});

test('printing with an open dialog prints the page without it', async ({ page, portal }) => {
  await portal.openSeed({ screen: 'offer' });
  await page.getByRole('button', { name: 'Need Help?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help Center' });
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-scope=dialog][data-part=backdrop]')).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
});

test('folded parts of the agreements are open on paper', async ({ page, portal }) => {
  await portal.openSeed({ program: 'pesto_cash', screen: 'agreements' });
  const parts = [
    page.getByRole('table', { name: 'Interest rates and fees' }),
    page.getByText('so they are locked'),
  ];
  for (const part of parts) await expect(part).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const part of parts) await expect(part).toBeVisible();
});

// Pixels of `main`. Home-secured lines have two more notices in full.
for (const [program, longest] of [
  ['home_light', 3300],
  ['pesto_cash', 3000],
  ['pesto_item', 3000],
] as const) {
  test(`the agreements of ${program} fold what was shown before, and are short on a phone`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await portal.openSeed({ program, screen: 'agreements' });
    const rates = page.getByRole('heading', { name: /^(Interest rates|Rates and terms)/ });
    await expect(rates).toBeVisible();
    const height = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0);
    expect(height).toBeLessThan(longest);
    await rates.click();
    await expect(
      page.getByRole('table', { name: /^(Interest rates|Rates and terms)/ }),
    ).toBeVisible();
  });
}
