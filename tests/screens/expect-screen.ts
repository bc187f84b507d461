import type { Page } from '@playwright/test';
import type { ScreenId } from '../../src/catalogue/screens';
import { loadBrand } from '../../src/programs/registry';
import { PROGRAM_IDS, type ProgramId, programDefinition } from '../../src/catalogue/programs';
import {
  doubledStyles,
  expectAccessible,
  expectReadableIn,
  lowLinks,
  overflowing,
  oddSideTitles,
  stackedSheets,
  repeatedIds,
} from '../accessibility/check-page';
import { expect } from '../support/test';

export interface ExpectedScreen {
  readonly screen: ScreenId;
  readonly path: string;
  readonly program: ProgramId;
}

function shownScreen() {
  const mains = [...document.querySelectorAll('main')];
  const headings = [...document.querySelectorAll('h1')];
  const [main] = mains;
  const heading = main?.querySelector('h1')?.innerText.trim() ?? '';
  return {
    screens: mains.map(({ dataset }) => dataset['screen']),
    isVisible: main?.checkVisibility() ?? false,
    headings: headings.length,
    hasWords: heading !== '',
    path: location.pathname,
    program: document.documentElement.dataset['program'],
    title: document.title.replace(heading, '(heading)'),
  };
}

export async function expectScreenOf(page: Page, expected: ExpectedScreen): Promise<void> {
  const { screen, path, program } = expected;
  const { meta } = await loadBrand(program);
  await expect
    .poll(() => page.evaluate(shownScreen))
    .toEqual({
      screens: [screen],
      isVisible: true,
      headings: 1,
      hasWords: true,
      path,
      program,
      title: `(heading) | ${meta.title}`,
    });
}

/**
 * Checks ids, styles, the height of links, and overflow at 320 px with each of `programs` and with
 * text twice as large.
 */
export async function expectSound(page: Page, programs: readonly ProgramId[] = []): Promise<void> {
  expect(await repeatedIds(page)).toEqual([]);
  expect(await doubledStyles(page)).toEqual([]);
  expect(await lowLinks(page)).toEqual([]);
  expect(await stackedSheets(page)).toEqual([]);
  expect(await oddSideTitles(page)).toEqual([]);
  expect(await overflowing(page, 320, programs)).toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflowing(page, 320), 'with letters twice as large').toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/**
 * All of the above, and no accessibility problems. Programs of a flow only differ in style and
 * header, so their styles are applied one after the other. Narrow windows are checked if `isNew`.
 */
export async function expectIntactScreen(
  page: Page,
  expected: ExpectedScreen,
  isNew = true,
): Promise<void> {
  const { flow } = programDefinition(expected.program);
  const others = PROGRAM_IDS.filter(
    (id) => id !== expected.program && programDefinition(id).flow === flow,
  );
  await expectScreenOf(page, expected);
  await expectSound(page, isNew ? others : []);
  await expectAccessible(page);
  await expectReadableIn(page, 'main', others);
}
