import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from '../support/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds anything on the page as it is, frames included. Nothing is left out. axe runs in
 * the page itself: the Playwright binding opens a second page for each look, which takes three times as long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(axe.source);
  const found = await page.evaluate(async (tags) => {
    const { axe: engine } = globalThis as unknown as { axe: typeof axe };
    // What is still fading in has not the colors it will have.
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const { violations } = await engine.run({ runOnly: tags, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
    }));
  }, RULES);
  expect(found).toEqual([]);
}

/** Ids that stand on the page more than once. */
export async function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}

/** The elements that stand out to the right of a window of `width` px. The window is then as before. */
export async function overflowing(page: Page, width: number): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 800 });
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  if (before !== null) await page.setViewportSize(before);
  return found;
}
