import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ScreenId } from '../../src/catalogue/screens';
import type { BrandId } from '../../src/programs/registry';
import { expectAccessible, overflowing, repeatedIds } from '../accessibility/check-page';
import { expect } from '../support/test';

/** The page title of a program, out of its brand: the module itself imports pictures. */
function metaTitle(program: BrandId): string {
  const brand = readFileSync(
    new URL(`../../src/programs/${program}/brand.ts`, import.meta.url),
    'utf8',
  );
  const title = /meta:\s*\{\s*title:\s*'([^']+)'/.exec(brand)?.[1];
  if (title === undefined) throw new Error(`The brand of ${program} has no meta.title.`);
  return title;
}

/** One screen, whole: path, one main, one heading, title, ids, reflow, accessibility. */
export async function expectWholeScreen(
  page: Page,
  expected: {
    readonly screen: ScreenId;
    readonly path: string;
    readonly program: BrandId;
    /** False leaves out what was looked at in another status of the same screen and brand. */
    readonly thorough?: boolean;
  },
): Promise<void> {
  const { screen, path, program, thorough = true } = expected;
  await expect(page.locator(`main[data-screen="${screen}"]`)).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.locator('html')).toHaveAttribute('data-program', program);

  const heading = (await page.locator('main h1').innerText()).trim();
  expect(heading).not.toBe('');
  await expect(page).toHaveTitle(`${heading} | ${metaTitle(program)}`);

  if (!thorough) return;
  expect(await repeatedIds(page)).toEqual([]);
  expect(await overflowing(page, 320)).toEqual([]);
  await expectAccessible(page);
}
