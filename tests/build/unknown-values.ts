import type { Page } from '@playwright/test';
import { parse } from 'postcss';

/** One declaration of a style sheet. */
interface Declared {
  readonly property: string;
  readonly value: string;
}

function declarations(css: string): Declared[] {
  const found = new Map<string, Declared>();
  parse(css).walkDecls(({ prop, value, parent }) => {
    if (parent?.type === 'rule') found.set(`${prop}: ${value}`, { property: prop, value });
  });
  return [...found.values()];
}

/** Tokens that a style names and no theme has. What only the page knows is never called like a token. */
function unknownTokens(css: string): string[] {
  const known = new Set(declarations(css).map(({ property }) => property));
  const named = css.matchAll(
    /var\((--(?:colors|spacing|sizes|radii|border-widths|shadows|font-sizes|font-weights|fonts|line-heights|letter-spacings|z-index|durations)-[\w-]+)/g,
  );
  return [...new Set([...named].map(([, name = '']) => name))].filter((name) => !known.has(name));
}

/**
 * The properties of its own that a sheet gives to each element: a browser keeps them for every one, and its `::before`
 * and `::after`, and does so again whenever the page is styled anew. What only some visitors ask for is left out.
 */
export function givenToAll(css: string): string[] {
  const found = new Set<string>();
  parse(css).walkRules(({ selectors, nodes, parent }) => {
    const isForSome = parent?.type === 'atrule' && 'name' in parent && parent.name === 'media';
    if (isForSome || !selectors.includes('*')) return;
    for (const node of nodes) {
      if (node.type === 'decl' && node.prop.startsWith('--')) found.add(node.prop);
    }
  });
  return [...found];
}

/** The parts of a selector between its combinators, an escaped letter of a class counted as one of its own. */
function compoundsOf(selector: string): { readonly text: string; readonly after: string }[] {
  const found = [{ text: '', after: '' }];
  let depth = 0;
  for (const letter of selector.replaceAll(/\\./g, '_').replaceAll(/\s*([>+~\s])\s*/g, '$1')) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && /[>+~\s]/.test(letter)) found.push({ text: '', after: letter });
    else for (const last of found.slice(-1)) last.text += letter;
  }
  return found;
}

/**
 * The selectors that end in any element whatever, after a neighbour or below a `:has()`. With one of them a browser
 * cannot tell whom a part that comes or goes is about, and styles all around it anew: the whole page, for a `:has()`.
 * And those that ask every element of a kind what it has: each that a part stands in is styled anew as it comes or goes.
 */
export function aboutAnybody(css: string): string[] {
  const found: string[] = [];
  parse(css).walkRules(({ selectors, parent }) => {
    const isOfPaper = parent?.type === 'atrule' && 'params' in parent && parent.params === 'print';
    if (isOfPaper) return;
    for (const selector of selectors) {
      const parts = compoundsOf(selector);
      const { text = '', after = '' } = parts.at(-1) ?? {};
      // What is in brackets says no more of an element than what it is not, or what is in it.
      const isAnybody = /^\*?(?::[\w-]+(?:\(.*\))?)*$/.test(text);
      const isBelow = parts.slice(0, -1).some((part) => part.text.includes(':has('));
      const asksAll = parts.length === 1 && /^[\w*]*:has\(/.test(text);
      if (asksAll || (isAnybody && (isBelow || /[+~]/.test(after)))) found.push(selector);
    }
  });
  return found;
}

/** The properties that a sheet takes, with no other value in their place, and itself never gives. */
export function takenFromNobody(css: string): string[] {
  const known = new Set(declarations(css).map(({ property }) => property));
  const taken = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  return [...new Set(taken)].filter((name) => !known.has(name)).toSorted();
}

/**
 * The declarations whose value the browser throws away. A name that is no token, such as the step 5 of a
 * scale that has none, reaches the style sheet as it was written, and the space is silently not there.
 */
export async function unknownValues(page: Page, css: string): Promise<string[]> {
  const written = declarations(css).filter(
    ({ property, value }) => !property.startsWith('--') && !value.includes('var('),
  );
  const refused = await page.evaluate(
    (all) =>
      all
        // What only another engine has is not this one's to judge.
        .filter(({ property }) => CSS.supports(property, 'inherit'))
        .filter(({ property, value }) => !CSS.supports(property, value))
        .map(({ property, value }) => `${property}: ${value}`),
    written,
  );
  return [...refused, ...unknownTokens(css)];
}
