import type { Page } from '@playwright/test';
import { parse } from 'postcss';

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

/** Tokens that no theme defines. Properties set by the page never have token names. */
function unknownTokens(css: string): string[] {
  const known = new Set(declarations(css).map(({ property }) => property));
  const named = css.matchAll(
    /var\((--(?:colors|spacing|sizes|radii|border-widths|shadows|font-sizes|font-weights|fonts|line-heights|letter-spacings|z-index|durations)-[\w-]+)/g,
  );
  return [...new Set([...named].map(([, name = '']) => name))].filter((name) => !known.has(name));
}

/**
 * Browsers store custom properties of every element, pseudo-elements included, and update them on
 * every restyle. Skips conditional rules for some users.
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

/** An escaped character of a class counts as one. */
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
 * Selectors that end with any element after a sibling combinator or `:has()`, or have `:has()` on a
 * type: browsers then restyle everything around a change.
 */
export function aboutAnybody(css: string): string[] {
  const found: string[] = [];
  parse(css).walkRules(({ selectors, parent }) => {
    const isOfPaper = parent?.type === 'atrule' && 'params' in parent && parent.params === 'print';
    if (isOfPaper) return;
    for (const selector of selectors) {
      const parts = compoundsOf(selector);
      const { text = '', after = '' } = parts.at(-1) ?? {};
      // Brackets only contain what an element isn't, or contains.
      const isAnybody = /^\*?(?::[\w-]+(?:\(.*\))?)*$/.test(text);
      const isBelow = parts.slice(0, -1).some((part) => part.text.includes(':has('));
      const matchesAll = parts.length === 1 && /^[\w*]*:has\(/.test(text);
      if (matchesAll || (isAnybody && (isBelow || /[+~]/.test(after)))) found.push(selector);
    }
  });
  return found;
}

/** Reads without a fallback only. */
export function undefinedProperties(css: string): string[] {
  const known = new Set(declarations(css).map(({ property }) => property));
  const taken = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  return [...new Set(taken)].filter((name) => !known.has(name)).toSorted();
}

/**
 * Declarations that the browser ignores. An unknown token is written as is, so the spacing is
 * silently missing.
 */
export async function unknownValues(page: Page, css: string): Promise<string[]> {
  const written = declarations(css).filter(
    ({ property, value }) => !property.startsWith('--') && !value.includes('var('),
  );
  const refused = await page.evaluate(
    (all) =>
      all
        // Properties of other engines can't be checked in this one.
        .filter(({ property }) => CSS.supports(property, 'inherit'))
        .filter(({ property, value }) => !CSS.supports(property, value))
        .map(({ property, value }) => `${property}: ${value}`),
    written,
  );
  return [...refused, ...unknownTokens(css)];
}
