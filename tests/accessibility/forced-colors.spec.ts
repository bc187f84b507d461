import { expect, test } from '../support/test';

test('forced colours frame what is pressed or stands on a card, and not words that are underlined', async ({
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
  expect(await line.evaluate(edges)).toMatchObject({ outlined: true });
});
