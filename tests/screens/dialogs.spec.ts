import type { SeedWishes } from '../../cli/support/plain-seed';
import { DIALOG_IDS, type DialogId } from '../../src/catalogue/dialogs';
import { expect, test } from '../support/test';

/** How each dialog is seeded, and the name it has on the screen. */
const SHOWN: Readonly<Record<DialogId, { readonly wishes: SeedWishes; readonly name: RegExp }>> = {
  onboarding: { wishes: {}, name: /^How .+ works$/ },
  cartStatus: { wishes: { program: 'pesto_item' }, name: /^We need a closer look$/ },
  blackDiamond: { wishes: { program: 'pesto_item' }, name: /^About black diamonds$/ },
  ssnDuplicate: {
    wishes: { screen: 'verify-income' },
    name: /^Sign In to Your Existing Account$/,
  },
  sessionEnding: { wishes: { screen: 'home' }, name: /^Your session is about to end$/ },
};

for (const dialog of DIALOG_IDS) {
  test(`a seed opens the dialog ${dialog} over its screen`, async ({ page, portal }) => {
    const { wishes, name } = SHOWN[dialog];
    await portal.openSeed({ ...wishes, dialog });
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  });
}
