import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { emptyItem } from '../../src/domain/item/questions/item-values';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, seed: { program: 'pesto_item' } });

test("saved items that an account can't take are reported", async ({ page, portal }) => {
  await portal.openSeed({ status: 'MANUAL_REVIEW', screen: 'home' });
  const chain = {
    ...emptyItem('METAL'),
    name: 'Late chain',
    what: 'CHAIN_OR_BRACELET',
    metal: 'GOLD',
    purity: '583',
    weight: '20',
    condition: 'GOOD',
    own: true,
  };
  const item = {
    key: 'item-00000001',
    kind: 'METAL',
    values: chain,
    photoIds: [],
    documentIds: [],
  };
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [STORAGE_KEYS.addItemSignUp, JSON.stringify([item])],
  );
  // Like after sign-in: continues to the original target, because there is no cart to fill.
  await portal.open('/app?returnTo=%2Fapp%2Fsettings');
  await portal.expectScreen('settings');
  const dialog = page.getByRole('dialog', { name: 'We couldn’t add your saved items' });
  await expect(dialog).toContainText('can’t add Late chain');
  await dialog.getByRole('button', { name: 'Keep Them in This Browser' }).click();
  await expect(dialog).toHaveCount(0);
  // Shown once per tab.
  await page.reload();
  await portal.expectScreen('settings');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.evaluate((key) => sessionStorage.removeItem(key), STORAGE_KEYS.leftoverItemsShown);
  await page.reload();
  await dialog.getByRole('button', { name: 'Discard Them' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const left = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.addItemSignUp);
  expect(left).toBeNull();
});
