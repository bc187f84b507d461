import { expect, test } from '../support/test';

test('an invalid field stays red while hovered', async ({ page, portal }) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'address-and-income' });
  await page.getByRole('button', { name: 'Continue' }).click();
  const field = page.getByLabel('City');
  const border = (): Promise<string> =>
    field.evaluate((element) => {
      element.style.transition = 'none';
      return getComputedStyle(element).borderTopColor;
    });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.mouse.move(0, 0);
  const wrong = await border();
  await field.hover();
  expect(await border()).toBe(wrong);
  await field.fill('Portland');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  expect(await border()).not.toBe(wrong);
});

test('a phone number in a text never breaks over two lines', async ({ page, portal }) => {
  // Widths at which its position in the line changes.
  await portal.openSeed({ program: 'pesto_item', screen: 'settings' });
  await portal.expectScreen('settings');
  await expect(page.getByText('You agreed on')).toBeVisible();
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await page.locator('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: number[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const { 0: number, index } of (node.textContent ?? '').matchAll(
          /1-\d{3}-\d{3}-\d{4}/g,
        )) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + number.length);
          found.push(range.getClientRects().length);
        }
      }
      return found.filter((count) => count > 0);
    });
    expect(lines.length, String(width)).toBeGreaterThan(0);
    expect(new Set(lines), String(width)).toEqual(new Set([1]));
  }
});

test('adjacent fields have aligned controls, also if only one has a hint', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await portal.openSeed({ program: 'pesto_item', screen: 'address-and-income' });
  const tops: number[] = [];
  for (const label of ['State or territory', 'ZIP code']) {
    const words = await page.getByText(label, { exact: true }).boundingBox();
    const control = await page.getByLabel(label).boundingBox();
    tops.push(control?.y ?? 0);
    expect((control?.y ?? 99) - (words?.y ?? 0) - (words?.height ?? 0), label).toBeLessThanOrEqual(
      8,
    );
  }
  expect(tops[0]).toBeGreaterThan(0);
  expect(tops[0]).toBe(tops[1]);
});

test('the radio of a choice with a description is aligned with its label', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.openSeed({ program: 'pesto_cash', screen: 'payment-selection' });
  const radio = await page.getByRole('radio', { name: 'Fund now' }).boundingBox();
  const name = await page.getByText('Fund now', { exact: true }).boundingBox();
  const middle = (box: typeof radio): number => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(middle(radio) - middle(name))).toBeLessThan(3);
});

test('a list opens next to its field and fits a phone in landscape', async ({ page, portal }) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'quick-appraisal-watch' });
  await portal.expectScreen('quick-appraisal-watch');
  const field = page.getByRole('combobox', { name: 'Brand' });
  for (const height of [844, 420]) {
    await page.setViewportSize({ width: 390, height });
    // It has the same space above and below.
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await field.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    const list = await page.getByRole('listbox', { name: 'Brand' }).boundingBox();
    const own = await field.boundingBox();
    if (list === null || own === null) throw new Error('No list is shown.');
    const [from, until] = [list.y, list.y + list.height];
    expect(from, `its begin at ${height}`).toBeGreaterThanOrEqual(0);
    expect(until, `its end at ${height}`).toBeLessThanOrEqual(height);
    const gap = from > own.y ? from - own.y - own.height : own.y - until;
    expect(gap, `beside its field at ${height}`).toBeGreaterThanOrEqual(0);
    expect(gap, `beside its field at ${height}`).toBeLessThanOrEqual(8);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
});

test('invalid amounts and radio groups have one red border', async ({ page, portal }) => {
  await portal.openSeed({ program: 'pesto_cash', screen: 'fund-over-time' });
  await page.getByRole('button', { name: 'Continue' }).click();
  const amount = page.getByLabel('Deposit amount');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  const edges = await amount.evaluate((input) => {
    const often = [...document.querySelectorAll('fieldset label')].filter(({ textContent }) =>
      /^(?:Every|Twice)/.test(textContent ?? ''),
    );
    return [input, input.previousElementSibling, ...often].map((element) => {
      if (!(element instanceof HTMLElement)) return 'missing';
      element.style.transition = 'none';
      return getComputedStyle(element).borderTopColor;
    });
  });
  expect(edges).toHaveLength(6);
  expect(new Set(edges)).toEqual(new Set(edges.slice(0, 1)));
});

test.describe('lists on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a list of choices closes when the focus moves on without a tap @apart', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await portal.openSeed({ program: 'pesto_item', screen: 'quick-appraisal-watch' });
    const brand = page.getByRole('combobox', { name: 'Brand' });
    await brand.tap();
    await brand.pressSequentially('Rolex');
    await expect(page.getByRole('option', { name: 'Another brand' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Model')).toBeFocused();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(brand).toHaveValue('Another brand');
    await expect(page.getByText('“Rolex” isn’t in the list')).toBeVisible();
  });
});
