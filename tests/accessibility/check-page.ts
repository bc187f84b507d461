import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from '../support/test';
import { findLooks } from './looks';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLORS = ['color-contrast', 'link-in-text-block'];

/** Less than half as long as the package's own `source`. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const NAMED_AXE = '/* axe */';

const LOOK = 'data-look';

/** By brand or scheme. */
const readable = new Map<string, Set<string>>();

/** `window.name` survives navigation: reading axe there takes the next page a third of the time. */
async function bringAxe(frame: Frame, isMain: boolean): Promise<void> {
  const isNamed = `window.name.startsWith(${JSON.stringify(NAMED_AXE)})`;
  const isThere = await frame.evaluate<boolean>(
    `if (!('axe' in globalThis) && ${isNamed}) (0, eval)(window.name); 'axe' in globalThis`,
  );
  if (isThere) return;
  await frame.evaluate(AXE);
  if (isMain) await frame.evaluate((text) => void (window.name = text), NAMED_AXE + AXE);
}

/**
 * Runs axe in the page, iframes included, without exclusions: the Playwright binding opens a second
 * page for each check, which takes three times as long.
 */
async function violations(
  page: Page,
  runOnly: axe.RunOnly,
  part = 'html',
): Promise<readonly object[]> {
  for (const frame of page.frames()) await bringAxe(frame, frame === page.mainFrame());
  const look = { rules: runOnly, within: part };
  return page.evaluate(async ({ rules, within }) => {
    const { axe: engine } = globalThis as unknown as { axe: typeof axe };
    // Elements that are fading in don't have their final colors.
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    // Skipping selectors and a second pass over the style sheets saves a third of the time.
    const { violations: found } = await engine.run(within, {
      runOnly: rules,
      resultTypes: ['violations'],
      selectors: false,
      preload: false,
    });
    return found.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
    }));
  }, look);
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page, { type: 'tag', values: STANDARDS })).toEqual([]);
}

type By = 'program' | 'colorScheme';

/** Runs in the page, without transitions. Returns the previous style. */
function dress(name: string, by: By): string {
  // Changing the brand would otherwise start color transitions.
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important; }');
  document.adoptedStyleSheets = [still];
  const { dataset } = document.documentElement;
  const before = dataset[by] ?? '';
  dataset[by] = name;
  return before;
}

/** `ask` must be self-contained. Restores the page. */
async function underEach<Argument, Answer>(
  page: Page,
  { names, by = 'program' }: { readonly names: readonly string[]; readonly by?: By },
  ask: (argument: Argument) => Answer,
  argument: Argument,
): Promise<Answer[]> {
  return page.evaluate<Answer[]>(`(() => {
    const dress = ${String(dress)};
    const ask = ${String(ask)};
    return ${JSON.stringify(names)}.map((name) => {
      const before = dress(name, ${JSON.stringify(by)});
      const answer = ask(${JSON.stringify(argument)});
      dress(before, ${JSON.stringify(by)});
      return answer;
    });
  })()`);
}

/** Skips text styles already found readable: nothing else affects contrast. Restores the page. */
async function expectReadable(
  page: Page,
  part: string,
  { names, by = 'program' }: { readonly names: readonly string[]; readonly by?: By },
): Promise<void> {
  if (names.length === 0) return;
  const found = await underEach(page, { names, by }, findLooks, { part });
  for (const [index, name] of names.entries()) {
    const known = readable.get(name) ?? new Set<string>();
    const looks = found[index]?.filter((look) => !known.has(look)) ?? [];
    if (looks.length === 0) continue;
    const before = await page.evaluate(`(${String(dress)})('${name}', '${by}')`);
    await page.evaluate(findLooks, { part, mark: LOOK, looks });
    const rules: axe.RunOnly = { type: 'rule', values: COLORS };
    expect(await violations(page, rules, `[${LOOK}]`), name).toEqual([]);
    await page.evaluate(`(${String(dress)})('${String(before)}', '${by}')`);
    for (const look of looks) known.add(look);
    readable.set(name, known);
  }
}

export async function expectReadableIn(
  page: Page,
  part: string,
  programs: readonly string[],
): Promise<void> {
  await expectReadable(page, part, { names: programs });
}

export async function expectReadableInDark(page: Page): Promise<void> {
  await expectReadable(page, 'body', { names: ['dark'], by: 'colorScheme' });
}

export async function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}

/**
 * With two classes for one property, the style sheet's order decides instead of the class order.
 */
export async function doubledStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const property = (name: string) => /^[a-z][a-z:-]*(?=_)/.exec(name)?.[0];
    return [...document.querySelectorAll('[class]')].flatMap((element) => {
      const named = [...element.classList].map(property).filter((name) => name !== undefined);
      const twice = named.filter((name, index) => named.indexOf(name) !== index);
      return twice.map((name) => `${name}: ${element.outerHTML.slice(0, 160)}`);
    });
  });
}

/** Titles next to the column must have one size. */
export async function oddSideTitles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const like = document.body.appendChild(document.createElement('p'));
    like.style.fontSize = 'var(--font-sizes-subheading)';
    const { fontSize } = getComputedStyle(like);
    like.remove();
    return [...document.querySelectorAll('aside :is(h2, [data-title])')]
      .filter((title) => getComputedStyle(title).fontSize !== fontSize)
      .map((title) => title.outerHTML.slice(0, 120));
  });
}

/** Cards, with border and shadow, that lie on another card. */
export async function stackedSheets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSheet = (element: Element): boolean => {
      const { boxShadow, borderTopWidth, position } = getComputedStyle(element);
      return boxShadow !== 'none' && borderTopWidth !== '0px' && position !== 'absolute';
    };
    const sheets = [...document.querySelectorAll('main :is(div, section, article)')].filter(
      isSheet,
    );
    return sheets
      .filter((sheet) => sheets.some((other) => other !== sheet && other.contains(sheet)))
      .map((sheet) => sheet.outerHTML.slice(0, 160));
  });
}

/**
 * Elements beyond the right edge of the window, tables wider than their container, and words broken
 * across lines (except addresses and words longer than a line). Runs in the page.
 */
function standingOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  const outside = [...document.querySelectorAll('body *')].filter(
    (element) => scrollWidth > clientWidth && rightOf(element) > clientWidth + 0.5,
  );
  const wide = [...document.querySelectorAll('table')].filter(
    (element) => element.parentElement && rightOf(element) > rightOf(element.parentElement) + 0.5,
  );
  const cut: string[] = [];
  const isPlain = getComputedStyle(document.documentElement).fontSize === '16px';
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ \n–—-]+/g)) {
      if (/[@./]\w/.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()];
      if (new Set(parts.map(({ bottom }) => Math.round(bottom))).size < 2) continue;
      let block = node.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      if (block === null) continue;
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      const room =
        block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const length = parts.reduce((sum, { width }) => sum + width, 0);
      if (length < room || (isPlain && word.length < 16)) cut.push(`“${word}” is cut in two`);
    }
  }
  return [...outside.concat(wide).map((element) => element.outerHTML.slice(0, 120)), ...cut];
}

/** Applies the current style and that of each of `programs`. Restores page and window. */
export async function overflowing(
  page: Page,
  width: number,
  programs: readonly string[] = [],
): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 800 });
  const found = await page.evaluate(standingOut);
  const inLooks = await underEach(page, { names: programs }, standingOut, undefined);
  for (const [index, program] of programs.entries()) {
    found.push(...(inLooks[index] ?? []).map((html) => `${program}: ${html}`));
  }
  if (before !== null) await page.setViewportSize(before);
  return found;
}

/** Links alone on their line that are less than 32 px tall; links in a sentence are exempt. */
export async function lowLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (element: Element) => (element.textContent ?? '').replaceAll(/[\s.,·]/g, '');
    return [...document.querySelectorAll('a')]
      .filter((link) => {
        const { height } = link.getBoundingClientRect();
        const line = link.closest('li, p, td, dd, div');
        return height > 0 && height < 31.5 && line !== null && plain(line) === plain(link);
      })
      .map((link) => link.outerHTML.slice(0, 120));
  });
}
