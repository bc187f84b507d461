import { expect, test } from '../support/test';

test('saving an item shows its response without refetching the cart', async ({ page, portal }) => {
  await portal.openSeed({ screen: 'asset-cart', program: 'pesto_item' });
  const rows = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  const estimate = page.getByText(/Estimated credit line/).first();
  await expect(rows.first()).toContainText('20 g');
  await expect(estimate).toBeVisible();
  const before = await page.getByRole('complementary').innerText();
  await rows.first().getByRole('link', { name: /^Edit/ }).click();
  await page.getByText('Size and weight', { exact: true }).click();
  await page.getByLabel('Weight', { exact: true }).fill('40');
  const operations: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON().operationName);
  });
  await page.getByRole('button', { name: 'Save Item' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(rows.first()).toContainText('40 g');
  expect(await page.getByRole('complementary').innerText()).not.toBe(before);
  expect(operations).toEqual(['updateCartItem']);
  const shown = await page.getByRole('main').innerText();
  await page.reload();
  await expect(rows.first()).toContainText('40 g');
  expect(await page.getByRole('main').innerText()).toBe(shown);
});
