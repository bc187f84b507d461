import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

async function noteEnds(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ended = new Set<string>();
    Object.assign(window, { ended });
    addEventListener('animationend', ({ animationName, target }) => {
      if (!(target instanceof Element)) return;
      ended.add(`${target.role ?? ''} ${animationName}`);
    });
  });
}

const waitForEnd = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) => (window as unknown as { ended: ReadonlySet<string> }).ended.has(wanted),
    name,
  );

// Only tests with a separate window have animations.
test(
  'the menu fades out while the content below is already clickable',
  { tag: '@apart' },
  async ({ page, portal }) => {
    await portal.openSeed({ screen: 'home', status: 'MANUAL_REVIEW' });
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    await noteEnds(page);
    await page.keyboard.press('Escape');
    await waitForEnd(page, 'menu leave');
    await expect(menu).toBeHidden();
  },
);
