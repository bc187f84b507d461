import { fillAndGoOn, fillPage, partOf } from '../../cli/gallery/fill-page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

/** Forms that lead on: elsewhere, or to another screen at their own path. */
const FORMS = [
  { program: 'home_light', screen: 'personal-info' },
  { program: 'trovy', screen: 'verify-info' },
  { program: 'honor', screen: 'login-personal-info' },
  { program: 'pesto_item', screen: 'address-and-income' },
  { program: 'pesto_cash', screen: 'credit-line' },
] as const;

for (const { program, screen } of FORMS) {
  test(`what follows the form of ${screen} has the focus on its heading, from its top`, async ({
    page,
    portal,
  }) => {
    await portal.openSeed({ program, screen });
    const parts = await partOf(page);
    for (let next = 2; next <= (parts?.of ?? 1); next += 1) await fillAndGoOn(page, next);
    await fillPage(page);
    const heading = page.getByRole('heading', { level: 1 });
    const left = await heading.innerText();
    await page.locator('main form button[type="submit"]').first().click();
    await expect(heading).not.toHaveText(left);
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}
