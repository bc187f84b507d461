import { expect, test } from '../support/test';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the shade of a closed dialog leaves after it and catches no press, motion: ${reducedMotion}`, async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await portal.openSeed({ status: 'MANUAL_REVIEW' });
    const help = page.getByRole('button', { name: 'Need Help?' });
    await help.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const left = page.evaluate(
      () =>
        new Promise<{ catches: string; comesAndGoes: boolean }>((resolve) => {
          let shade: HTMLElement | undefined;
          let catches = '';
          new MutationObserver((changes) => {
            const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
            shade ??= added.find((node) => node instanceof HTMLElement);
            if (shade?.isConnected) catches = getComputedStyle(shade).pointerEvents;
            else if (shade) resolve({ catches, comesAndGoes: true });
          }).observe(document.body, { childList: true });
        }),
    );
    await page.keyboard.press('Escape');
    expect(await left).toEqual({ catches: 'none', comesAndGoes: true });
    await expect(help).toBeFocused();
  });
}
