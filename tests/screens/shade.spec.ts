import { expect, test } from '../support/test';

/** What is known of the shade that a closed dialog leaves, once it is gone. */
interface Left {
  readonly catches: string;
}

declare global {
  var leftShade: Left | undefined;
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the shade of a closed dialog leaves after it and catches no press, motion: ${reducedMotion} @apart`, async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await portal.openSeed({ status: 'MANUAL_REVIEW' });
    const help = page.getByRole('button', { name: 'Need Help?' });
    await help.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => {
      // Ark, too, puts something there: what it says to screen readers.
      const isShade = (node: Node): node is HTMLElement =>
        node instanceof HTMLElement && node.ariaHidden === 'true' && node.childElementCount === 0;
      const catches = new Map<HTMLElement, string>();
      new MutationObserver((changes) => {
        const shades = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isShade);
        for (const shade of shades) catches.set(shade, getComputedStyle(shade).pointerEvents);
        for (const [shade, own] of catches)
          if (!shade.isConnected) globalThis.leftShade = { catches: own };
      }).observe(document.body, { childList: true });
    });
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => globalThis.leftShade)).toBeDefined();
    const left = await page.evaluate(() => globalThis.leftShade);
    // Without motion it has mostly gone before anybody could look, and has no style any more.
    expect(reducedMotion === 'reduce' ? ['none', ''] : ['none']).toContain(left?.catches);
    await expect(help).toBeFocused();
  });
}
