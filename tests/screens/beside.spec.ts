import { expect, test } from '../support/test';

for (const [program, height] of [
  ['pesto_item', 720],
  ['home_light', 800],
] as const) {
  test(`what is decided stays in sight beside a long offer of ${program}, ${String(height)} px high`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await portal.openSeed({ program, screen: 'offer' });
    const pane = page.getByRole('region', { name: 'Your answer' });
    const help = page.locator('aside').getByRole('region', { name: 'Help' });
    const header = page.getByRole('banner');
    for (const part of [0.5, 1]) {
      await page.evaluate((share) => {
        window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * share);
      }, part);
      await expect(pane).toBeInViewport({ ratio: 1 });
      await expect(help.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      const [top, edge] = [await pane.boundingBox(), await header.boundingBox()];
      expect(top?.y).toBeGreaterThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 0));
      // Nothing stands half covered under it.
      const under = [help, page.locator('aside').getByRole('list').first()];
      for (const sheet of under) {
        const box = await sheet.boundingBox();
        const end = (top?.y ?? 0) + (top?.height ?? 0);
        expect((box?.y ?? 0) >= end || (box?.y ?? 0) + (box?.height ?? 0) <= end).toBe(true);
      }
    }
    // The list beside the column says the steps: no second picture of them in the head.
    await expect(page.locator('aside').getByRole('listitem').first()).toBeAttached();
    await expect(
      page
        .getByText(/^Step \d of \d/)
        .locator('xpath=../..')
        .locator('[aria-hidden]'),
    ).toBeHidden();
  });
}
