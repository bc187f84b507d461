import { expect, test } from '../support/test';

test('forced colors outline buttons and content of cards, but not underlined text', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await portal.openSeed({ screen: 'asset-cart', program: 'pesto_item' });
  const edges = (element: HTMLElement) => {
    const { borderTopColor, outlineStyle } = getComputedStyle(element);
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return { framed: borderTopColor !== ground, outlined: outlineStyle === 'solid' };
  };
  const edit = page.getByRole('link', { name: /^Edit/ }).first();
  expect(await edit.evaluate(edges)).toEqual({ framed: false, outlined: false });
  const add = page.getByRole('button', { name: 'See My Options' });
  expect(await add.evaluate(edges)).toMatchObject({ framed: true });
  const line = page.getByRole('status').filter({ hasText: 'Estimated credit line' });
  // Its card already has a border, so only a separator is needed.
  expect(await line.evaluate(edges)).toMatchObject({ outlined: false });
  expect(await line.evaluate((face) => getComputedStyle(face).borderBottomStyle)).toBe('solid');
});

test('forced colors fill the button that leads on, and no other', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await portal.openSeed({ screen: 'offer' });
  const ground = (element: HTMLElement): string => getComputedStyle(element).backgroundColor;
  const accept = page.getByRole('button', { name: 'Accept Offer' });
  const decline = page.getByRole('button', { name: 'Decline Offer' });
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  });
  expect(await accept.evaluate(ground)).toBe(highlight);
  expect(await decline.evaluate(ground)).not.toBe(highlight);
  await accept.hover();
  expect(await accept.evaluate(ground)).toBe(highlight);
});

test('in forced colors dialogs, menu, drawer and toasts have a border @worker', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await portal.openSeed({ screen: 'settings' });
  const hasEdge = (element: HTMLElement): boolean => {
    const { borderLeftColor, borderLeftStyle, borderLeftWidth } = getComputedStyle(element);
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return borderLeftStyle === 'solid' && borderLeftWidth !== '0px' && borderLeftColor !== ground;
  };
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  expect(await page.getByRole('menu').evaluate(hasEdge)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cookie settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  expect(await dialog.evaluate(hasEdge)).toBe(true);
  await dialog.getByRole('button', { name: 'Save Settings' }).click();
  const toast = page.getByRole('group').filter({ hasText: 'Cookie settings saved' });
  expect(await toast.evaluate(hasEdge)).toBe(true);
  const drawer = page.getByRole('button', { name: 'Admin debugger settings' });
  if ((await drawer.count()) === 0) return;
  await drawer.click();
  expect(await page.getByRole('dialog', { name: 'Admin Debugger' }).evaluate(hasEdge)).toBe(true);
});
