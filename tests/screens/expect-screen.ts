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

/** What a page shows of its screen. Runs inside of it. */
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

/** The screen, under its path, with its brand, its one heading and its title. */
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
 * No id and no style twice, no link too low to be hit, and nothing beside a window of 320 px, in the look of
 * `programs` and with letters twice as large either.
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
 * One screen, whole: that, and no barriers. What a screen holds follows from the flow, so that programs of
 * the same flow differ in their look and header alone: looks are put on one after the other; whether it
 * still fits a narrow window then is asked for each screen once, where it is `isNew`. A header is the same
 * on every screen of its program, and looked at there.
 */
export async function expectWholeScreen(
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
