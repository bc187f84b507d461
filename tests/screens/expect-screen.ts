import type { Page } from '@playwright/test';
import type { ScreenId } from '../../src/catalogue/screens';
import type { BrandId } from '../../src/programs/registry';
import { expectAccessible, overflowing, repeatedIds } from '../accessibility/check-page';
import { expect } from '../support/test';

/** The page title of each program. */
const META_TITLES: Readonly<Record<BrandId, string>> = { home_light: 'HomeLight Credit' };

/** Headings that go on with personal data, and what the title says in their place. */
const PERSONAL_HEADINGS = [
  { start: 'Welcome back, ', title: 'Welcome back' },
  { start: 'You’re all set, ', title: 'You’re all set' },
  { start: 'We’re not in ', title: 'We’re not in your state yet' },
];

/** One screen, whole: path, one main, one heading, title, ids, reflow, accessibility. */
export async function expectWholeScreen(
  page: Page,
  expected: { readonly screen: ScreenId; readonly path: string; readonly program: BrandId },
): Promise<void> {
  const { screen, path, program } = expected;
  await expect(page.locator(`main[data-screen="${screen}"]`)).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.locator('html')).toHaveAttribute('data-program', program);

  const heading = (await page.locator('main h1').innerText()).trim();
  expect(heading).not.toBe('');
  const personal = PERSONAL_HEADINGS.find(({ start }) => heading.startsWith(start));
  await expect(page).toHaveTitle(`${personal?.title ?? heading} | ${META_TITLES[program]}`);

  expect(await repeatedIds(page)).toEqual([]);
  expect(await overflowing(page, 320)).toEqual([]);
  await expectAccessible(page);
}
