import { expect, test } from '../support/test';

/** What is known of what a closed dialog leaves, once it is gone. */
interface Left {
  readonly catches: string;
  /** For how long it is seen. */
  readonly takes: string;
  /** Of the dialog, which leaves with its shade. */
  readonly words: string;
}

declare global {
  var leftShade: Left | undefined;
  /** How many pictures of what went there have been. */
  var leftShades: number | undefined;
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a closed dialog leaves together with its shade, within 200 ms, and catches no press, motion: ${reducedMotion} @apart`, async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await portal.openSeed({ status: 'MANUAL_REVIEW' });
    const help = page.getByRole('button', { name: 'Need Help?' });
    await help.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.evaluate(() => {
      // Ark, too, puts something there: what it says to screen readers.
      const isPicture = (node: Node): node is HTMLElement =>
        node instanceof HTMLElement && node.ariaHidden === 'true' && node.inert;
      const seen = new Map<HTMLElement, Left>();
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isPicture);
        for (const picture of added) {
          const { pointerEvents, animationDuration } = getComputedStyle(picture);
          const words = picture.textContent;
          seen.set(picture, { catches: pointerEvents, takes: animationDuration, words });
          globalThis.leftShades = (globalThis.leftShades ?? 0) + 1;
        }
        for (const [picture, left] of seen) {
          if (!picture.isConnected) globalThis.leftShade = left;
        }
      }).observe(document.body, { childList: true });
    });
    await page.keyboard.press('Escape');
    if (reducedMotion === 'reduce') {
      await expect(dialog).toHaveCount(0);
      await expect(help).toBeFocused();
      expect(await page.evaluate(() => globalThis.leftShades)).toBeUndefined();
      return;
    }
    await expect.poll(() => page.evaluate(() => globalThis.leftShade)).toBeDefined();
    const left = await page.evaluate(() => globalThis.leftShade);
    expect(left?.catches).toBe('none');
    expect(left?.words).toContain('Help Center');
    expect(left?.takes).toBe('0.12s');
    await expect(help).toBeFocused();
  });
}
