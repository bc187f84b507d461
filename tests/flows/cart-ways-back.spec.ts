import { expect, test } from '../support/test';

test.use({ seed: { program: 'pesto_item' } });

test('the last item of a cart can be restored from the empty cart, after a reload too', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ status: 'PREQUAL_ITEM_VALUED', screen: 'asset-cart' });
  const remove = page.getByRole('button', { name: /^Remove/ });
  for (let left = await remove.count(); left > 0; left -= 1) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your cart is empty');
  const undo = page.locator('main').getByRole('button', { name: /^Undo removing ./ });
  await expect(undo).toBeFocused();
  await page.reload();
  await undo.click();
  await expect(remove).toHaveCount(1);
  await expect(heading).toBeFocused();
});

test('My Items links to the cart and to another item', async ({ page, portal }) => {
  await portal.openSeed({ status: 'PREQUAL_ITEM_VALUED', screen: 'my-items' });
  await page.getByRole('link', { name: 'Add Another Item' }).click();
  await portal.expectScreen('quick-appraisal');
  await page.goBack();
  await page.getByRole('link', { name: 'Go to My Cart' }).click();
  await portal.expectScreen('asset-cart');
});
