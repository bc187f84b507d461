import type { Locator, Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { expectAccessible, overflowing } from '../accessibility/check-page';
import { expect, test } from '../support/test';
import { fillChain, PIXEL, signUpWith, VISITOR } from './item-steps';
import { requestCode, CODE, enterCode, goOn } from './steps';

test.use({ viewport: { width: 390, height: 844 }, seed: { program: 'pesto_item' } });

const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Items in your cart' }).locator('> li');
const storedCart = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.addItemSignUp);

test('a visitor estimates an item, signs up and finds it in the cart', async ({ page, portal }) => {
  await portal.openSeed({ signedOut: true, consent: 'functional' });
  await page.getByRole('link', { name: 'Get My Estimate' }).click();
  await portal.expectScreen('quick-appraisal');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Select what kind of item you have');
  await page.getByRole('radio', { name: 'Metal' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('quick-appraisal-metal');
  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('alert').first();
  for (const message of ['Enter a name for this item', 'Select what it is']) {
    await expect(summary).toContainText(message);
  }
  await fillChain(page, "Dad's rope chain", '20');
  await page.getByTestId('field-photos').setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: PIXEL },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  ]);
  await expect(page.getByText('The selected file must be a JPG, PNG or HEIC')).toBeVisible();
  await expect(page.getByText('The selected file is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Remove notes.txt' }).click();
  await page.getByRole('button', { name: 'Remove empty.jpg' }).click();
  await expectAccessible(page);

  await portal.events.expectFunnel('item', { to: 'Item Kind Chosen' });
  await page.reload();
  await expect(page.getByText('front.png').first()).toBeVisible();
  const LATER = ['Material', 'Size and weight', 'Details and condition', 'Photos and papers'];
  const heading = page.getByRole('heading', { level: 1 });
  for (const title of LATER.toReversed()) {
    await expect(heading).toHaveText(title);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
  }
  await expect(page.getByLabel('Item name')).toHaveValue("Dad's rope chain");
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  const leave = page.getByRole('dialog', { name: 'Leave this item?' });
  await leave.getByRole('button', { name: 'Stay' }).click();
  // Going back before it is closed sends the answer with the click.
  await expect(leave).toHaveCount(0);
  await page.goBack();
  await leave.getByRole('button', { name: 'Stay' }).click();
  await portal.expectScreen('quick-appraisal-metal');

  for (const title of LATER) await goOn(page, title);
  await page.getByRole('button', { name: 'Get My Estimate' }).click();
  const result = page.getByRole('heading', { level: 2, name: /^Estimated credit line:/ });
  await expect(result).toHaveText('Estimated credit line: $560 to $735');
  await expect(result).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText('Photos and papers');
  await expect(heading).toBeFocused();
  await page.goForward();
  await expect(result).toBeFocused();
  await page.goBack();
  const owned = page.getByRole('checkbox', { name: /^I own this item/ });
  await owned.uncheck();
  await page.goForward();
  await expect(heading).toHaveText('Photos and papers');
  await owned.check();
  await page.getByRole('button', { name: 'Get My Estimate' }).click();
  await expect(result).toBeFocused();
  await page.getByText('How we estimated this').click();
  await expect(page.getByText('$664.62')).toBeVisible();
  await expectAccessible(page);
  expect(await overflowing(page, 320)).toEqual([]);
  await expect(page.getByText('Create an account to save your item')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(
    page.getByText('Your items are saved. Create an account to keep your estimate.'),
  ).toBeVisible();
  await signUpWith(page, portal);

  await portal.expectScreen('asset-cart');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('$560 to $735');
  expect(await storedCart(page)).toBeNull();
  await portal.events.expectFunnel('item', { to: 'Item Added' });
  await portal.events.expectNothingOf([...Object.values(VISITOR), CODE, "Dad's rope chain"]);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test('saved items join an existing cart once without losses', async ({ page, portal }) => {
  portal.allowConsole(/\[portal\]|Failed to load resource/);
  await portal.openSeed({ status: 'PREQUAL_ITEM_VALUED', screen: 'asset-cart' });
  const before = await rows(page).count();
  const [user] = (await portal.state()).users;
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await portal.expectScreen('login');

  await portal.open('/app/quick-appraisal/metal');
  await fillChain(page, '💍 chain', '30');
  await page.getByRole('button', { name: 'Get My Estimate' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await portal.expectScreen('sign-up');
  const stored = await storedCart(page);
  await page.getByRole('link', { name: 'I Already Have an Account' }).click();
  await portal.faults(['operation=addCartItem,status=400,times=1']);
  await requestCode(page, { email: user?.email ?? '' });
  await enterCode(page);
  await expect(page.getByText('We couldn’t add everything to your cart')).toBeVisible();
  await expect(page.getByText('Still saved in this browser: 💍 chain.')).toBeVisible();
  expect(await storedCart(page)).toBe(stored);
  await portal.faults([]);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(rows(page)).toHaveCount(before + 1);
  expect(await storedCart(page)).toBeNull();

  // A second tab: the same key adds nothing.
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [STORAGE_KEYS.addItemSignUp, stored],
  );
  await page.reload();
  await expect(rows(page)).toHaveCount(before + 1);
  // Tampered data is discarded.
  await page.evaluate(
    (key) => localStorage.setItem(key, '[{"key":"<b>"}]'),
    STORAGE_KEYS.addItemSignUp,
  );
  await page.reload();
  await expect(rows(page)).toHaveCount(before + 1);
  expect(await storedCart(page)).toBeNull();
});

test('the cart handles edit, remove with Undo, obstacles, another tab and an ended session', async ({
  page,
  portal,
}) => {
  portal.allowConsole(/\[portal\] Data error/);
  await portal.openSeed({ status: 'PREQUAL_ITEM_VALUED', screen: 'asset-cart' });
  const count = await rows(page).count();
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByText(/^Item removed: ./)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Edit' })).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(count);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit your item');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const weight = page.getByLabel('Weight', { exact: true });
  await page.getByText('Size and weight', { exact: true }).click();
  await weight.fill('2');
  const changing = page.url();
  const other = await page.context().newPage();
  await other.goto(`${portal.origin}/app/quick-appraisal/metal`);
  await fillChain(other, 'Another chain', '3');
  await other.getByRole('button', { name: 'Get My Estimate' }).click();
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(rows(other)).toHaveCount(count + 1);
  await page.getByRole('button', { name: 'Save Item' }).click();
  await expect(page.getByText(/^Your cart was changed in another tab/)).toBeVisible();
  await expect(weight).toHaveValue('2');

  // The session ends while the answers are being changed.
  const expiry = await page.evaluate(() => Number(localStorage.getItem('expires_at')));
  const now = await page.evaluate(() => Date.now());
  await other.close();
  await portal.clock({ advance: expiry - now + 1000 });
  const ended = page.getByRole('dialog', { name: 'Session has ended' });
  await ended.getByRole('button', { name: 'Sign In' }).click();
  const [user] = (await portal.state()).users;
  await requestCode(page, { email: user?.email ?? '' });
  await enterCode(page);
  await portal.expectScreen('asset-cart');
  expect(page.url()).toBe(changing);
  await expect(weight).toHaveValue('2');
  await page.getByRole('button', { name: 'Save Item' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await page.getByRole('button', { name: 'See My Options' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a little more' })).toBeVisible();
  await expectAccessible(page);
});

test('a visitor reaches the account by keyboard alone', async ({ page, portal }) => {
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target, 'reached with Tab').toBeFocused();
  };
  const press = async (target: Locator, key: 'Enter' | 'Space'): Promise<void> => {
    await tabTo(target);
    await page.keyboard.press(key);
  };
  const type = async (label: string, text: string): Promise<void> => {
    await tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.insertText(text);
  };
  const heading = page.getByRole('heading', { level: 1 });
  const inGroup = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

  await portal.openSeed({ signedOut: true });
  await press(page.getByRole('link', { name: 'Get My Estimate' }), 'Enter');
  await expect(heading).toBeFocused();
  await tabTo(page.getByRole('radio', { name: 'Metal' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Gemstone' })).toBeChecked();
  await page.keyboard.press('Enter');
  await portal.expectScreen('quick-appraisal-gemstone');
  await expect(heading).toBeFocused();
  await type('Item name', 'Blue stone');
  await tabTo(page.getByLabel('Type of stone'));
  await page.keyboard.type('Sapphire');
  await type('Carat weight', '2');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Details and condition');
  await expect(heading).toBeFocused();
  await press(inGroup('Condition', 'Like new'), 'Space');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Photos and papers');
  await press(page.getByRole('checkbox', { name: /^I own this item/ }), 'Enter');
  await expect(page.getByRole('checkbox', { name: /^I own this item/ })).toBeChecked();
  await press(page.getByRole('button', { name: 'Get My Estimate' }), 'Enter');
  const result = page.getByRole('heading', { level: 2 }).first();
  await expect(result).toBeFocused();
  await press(page.getByRole('button', { name: 'Edit Answers' }), 'Enter');
  await expect(page.getByLabel('Item name')).toHaveValue('Blue stone');
  await expect(heading).toBeFocused();
  await expect(page.getByLabel('Carat weight', { exact: true })).toHaveValue('2');
});

test('black diamonds, rejected items, low totals and visitors of another program have their messages', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ signedOut: true });
  await portal.go('/app/quick-appraisal/gemstone');
  await page.getByText('I have more details').click();
  await page.getByLabel('Type of stone').selectOption('DIAMOND');
  await expectAccessible(page);
  expect(await overflowing(page, 320)).toEqual([]);
  await page.getByLabel('Color', { exact: true }).focus();
  await page.getByLabel('Color', { exact: true }).selectOption({ label: 'Black' });
  const modal = page.getByRole('dialog', { name: 'About black diamonds' });
  await modal.getByRole('button', { name: 'Got It' }).click();
  await expect(page.getByLabel('Color', { exact: true })).toBeFocused();

  await portal.openSeed({ signedOut: true });
  await portal.go('/app/quick-appraisal/metal');
  await fillChain(page, 'Gold-plated bracelet', '12', 'Plated or costume');
  await page.getByRole('button', { name: 'Get My Estimate' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'We can’t lend against this item',
  );
  await expect(page.getByText(/^This is gold plated/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Answers' }).click();
  await fillChain(page, 'Thin chain', '0.4');
  await page.getByRole('button', { name: 'Get My Estimate' }).click();
  await expect(
    page.getByText(/^Each item must add at least \$50 to your credit line\./),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await portal.openSeed({ program: 'home_light', signedOut: true });
  await portal.go('/quick-appraisal');
  await portal.expectScreen('quick-appraisal');
  await portal.openSeed({ program: 'home_light', status: 'OFFER_ACCEPTED' });
  await portal.go('/app/quick-appraisal');
  await portal.expectScreen('agreements');
});
