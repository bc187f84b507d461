import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from '../support/test';
import { findLooks } from './looks';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that colors alone can break. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/** Less than half of what the package holds as text for this. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Begins the name of a window that has axe as its name. */
const NAMED_AXE = '/* axe */';

/** Marks what is looked at for its colors. */
const LOOK = 'data-look';

/** How texts look that were found readable, by brand or scheme, in this run. */
const readable = new Map<string, Set<string>>();

/**
 * Puts axe into a frame. The name of a window outlives its loads: half a megabyte that is sent once is read
 * there by the next page in a third of the time.
 */
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
 * What axe finds on the page as it is, frames included. Nothing is left out. axe runs in the page itself:
 * the Playwright binding opens a second page for each look, which takes three times as long.
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
    // What is still fading in has not the colors it will have.
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    // A selector for each element and all style sheets a second time would take a third of the time.
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

/** Fails when axe finds anything on the page as it is, frames included. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page, { type: 'tag', values: STANDARDS })).toEqual([]);
}

/** What a look is told by on the root of the page: the brand, or the scheme of colors. */
type By = 'program' | 'colorScheme';

/** Puts a look on the page, at once; answers with the one that it had. Runs inside of the page. */
function dress(name: string, by: By): string {
  // Whoever changes the brand in front of the page would see its colors fade over.
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important; }');
  document.adoptedStyleSheets = [still];
  const { dataset } = document.documentElement;
  const before = dataset[by] ?? '';
  dataset[by] = name;
  return before;
}

/**
 * What `ask`, a function that needs nothing around it, finds on the page under each of `names`, in their
 * order. The page is then as before.
 */
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

/**
 * Fails when the colors of a part of the page are too close under one of `names`. A text that looks like
 * one that was found readable is not asked about again: nothing but its look decides. The page is then as
 * before.
 */
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

/** Fails when the colors of a part of the page are too close in one of `programs`. The page is then as before. */
export async function expectReadableIn(
  page: Page,
  part: string,
  programs: readonly string[],
): Promise<void> {
  await expectReadable(page, part, { names: programs });
}

/** Fails when colors of the page are too close in the dark scheme. The page is then as before. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await expectReadable(page, 'body', { names: ['dark'], by: 'colorScheme' });
}

/** Ids that stand on the page more than once. */
export async function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}

/**
 * Elements with two styles of one property, of which the order of the style sheet decides: put together as class names,
 * where the later of them was to win.
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

/** Titles beside the column that have another size than such titles have. */
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

/** Sheets, with an edge and a shadow of their own, that lie on another one. */
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
 * The elements that stand out to the right of the window, the tables that stand out of what holds them, and the words
 * that a line ends within. An address may be cut, and so may a word that is longer than its line:
 * a very long one, or one in large letters.
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

/**
 * What stands out of a window of `width` px, as the page is and in the look of each of `programs`. Page
 * and window are then as before.
 */
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

/** Links that are all their line says, and less than 32 px high: within a sentence none is aimed at by itself. */
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
