import {
  parse,
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';

/** What of a style sheet a page needs before anything else happens on it. */
export interface ShownPage {
  readonly program: string;
  readonly markup: string;
}

interface Used {
  readonly program: string;
  readonly markup: string;
  readonly tags: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/** States that no page is in while it is painted for the first time: the whole sheet has them, or the page that comes empty. */
const LATER_SELECTOR =
  /::(?!before|after|marker|-webkit-details-marker)|\[data-color-scheme=|:has\(> ?#late\)|\[data-invalid\]/;
const LATER_MEDIA = /\bprint\b|\bforced-colors\b/;
/** How one look becomes another: what is painted has its first one. */
const LATER_PROPERTY = /^transition/;
const LATER_RULES = ['starting-style', 'page'];

/** Letters of plain English pages; the files of other letters are only for names. */
const PLAIN_LETTERS = /U\+20-7E/i;

function usedBy({ program, markup }: ShownPage): Used {
  const tags = new Set(['html', 'body', '*', 'dialog', 'noscript']);
  const names = new Set<string>(['too-old', 'root', 'late']);
  // What the root, and what the page is drawn in, are given.
  const given = new Set(['data-program', 'data-color-scheme', 'data-painted']);
  for (const [, tag = '', attributes = ''] of markup.matchAll(
    /<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gi,
  )) {
    tags.add(tag.toLowerCase());
    for (const [, name = ''] of attributes.matchAll(/\s([a-z][\w-]*)/gi)) given.add(name);
    for (const [, list = ''] of attributes.matchAll(/\s(?:class|id)="([^"]*)"/g)) {
      for (const name of list
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
        .split(/\s+/))
        names.add(name);
    }
  }
  return { program, markup, tags, names, attributes: given };
}

/** The selector without what stands in functions and attributes, which never makes it match more. */
function plain(selector: string): string {
  let text = selector.replaceAll(/(?<!\\)\[(?:"[^"]*"|'[^']*'|[^\]])*\]/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/(?<!\\):[\w-]+\((?:[^()\\]|\\.)*\)/g, '');
  }
  return text;
}

const unescaped = (name: string): string => name.replaceAll(/\\(.)/g, '$1');

/** Whether an element of that name follows one that was opened and closed at once. */
const isAfterEmpty = (element: string, markup: string): boolean =>
  new RegExp(`<[a-z](?:"[^"]*"|[^">])*></[\\w-]+><${element}\\b`, 'i').test(markup);

function matches(selector: string, { program, markup, tags, names, attributes }: Used): boolean {
  if (LATER_SELECTOR.test(selector)) return false;
  const brand = /\[data-program=["']?(\w+)/.exec(selector)?.[1];
  if (brand !== undefined && brand !== program) return false;
  // What is told by an attribute of ours alone; one of the browser's, such as `open`, comes without script.
  const attribute = /^\[(data-[\w-]+)/.exec(selector)?.[1];
  if (attribute !== undefined && !attributes.has(attribute)) return false;
  const holds = [...selector.matchAll(/:has\([^()]*\[(data-[\w-]+)/g)];
  if (holds.some(([, name = '']) => !attributes.has(name))) return false;
  // Of another screen: who gets there has the whole sheet.
  const screen = /\[data-screen=["']?([\w-]+)/.exec(selector)?.[1];
  if (screen !== undefined && !markup.includes(`data-screen="${screen}"`)) return false;
  const afterEmpty = /:empty ?\+ ?([a-z][\w-]*)/i.exec(selector)?.[1];
  if (afterEmpty !== undefined && !isAfterEmpty(afterEmpty, markup)) return false;
  const text = plain(selector);
  const named = [...text.matchAll(/[.#]((?:\\.|[\w-])+)/g)].map(([, name = '']) => unescaped(name));
  if (named.some((name) => !names.has(name))) return false;
  const rest = text.replaceAll(/[.#](?:\\.|[\w-])+/g, ' ').replaceAll(/::?[\w-]+/g, ' ');
  const elements = rest.match(/[a-z][\w-]*/gi) ?? [];
  return elements.every((element) => tags.has(element.toLowerCase()));
}

function thin(container: Container<ChildNode>, used: Used): void {
  container.each((node) => {
    if (node.type === 'comment') node.remove();
    else if (node.type === 'rule') thinRule(node, used);
    else if (node.type === 'atrule') thinAtRule(node, used);
    return undefined;
  });
}

function thinRule(rule: Rule, used: Used): void {
  const selectors = rule.selectors.filter((selector) => matches(selector, used));
  rule.walkDecls(LATER_PROPERTY, (declaration) => void declaration.remove());
  if (selectors.length === 0 || rule.nodes.length === 0) rule.remove();
  else rule.selectors = selectors;
}

function thinAtRule(rule: AtRule, used: Used): void {
  if (rule.name === 'media' && LATER_MEDIA.test(rule.params)) rule.remove();
  if (LATER_RULES.includes(rule.name)) rule.remove();
  if (!['media', 'supports', 'layer', 'container'].includes(rule.name) || rule.nodes === undefined)
    return;
  thin(rule, used);
  if (rule.nodes.length === 0) rule.remove();
}

const variablesIn = (text: string): readonly string[] => text.match(/--[\w-]+/g) ?? [];

/** Takes away custom properties that nothing reads, and again those that only these read. */
function dropUnreadVariables(root: Container): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const read = new Set<string>();
    root.walkDecls((declaration) => {
      for (const name of variablesIn(declaration.value)) read.add(name);
    });
    root.walkDecls(/^--/, (declaration: Declaration) => {
      if (read.has(declaration.prop)) return;
      const { parent } = declaration;
      declaration.remove();
      if (parent?.nodes?.length === 0) parent.remove();
      dropped = true;
    });
  }
  const read = new Set<string>();
  root.walkDecls((declaration) => {
    for (const name of variablesIn(declaration.value)) read.add(name);
  });
  root.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
}

function dropUnusedFaces(root: Container): void {
  let text = '';
  root.walkDecls((declaration) => {
    const { parent } = declaration;
    if (parent?.type === 'atrule') return;
    text += `${declaration.value}\n`;
  });
  root.walkAtRules('font-face', (rule) => {
    let family = '';
    let range = 'U+20-7E';
    rule.walkDecls((declaration) => {
      if (declaration.prop === 'font-family') family = declaration.value.replaceAll(/["']/g, '');
      if (declaration.prop === 'unicode-range') range = declaration.value;
    });
    if (!text.includes(family) || !PLAIN_LETTERS.test(range)) rule.remove();
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`\\b${rule.params}\\b`).test(text)) rule.remove();
  });
}

/** Puts rules with pictures behind all layers, so that the same picture, named by the whole sheet, takes no place. */
function keepPictures(root: Root): void {
  const rules = new Set<Rule>();
  root.walkRules((rule) => {
    if (rule.some((node) => node.type === 'decl' && /^background.*\.svg/.test(node.toString()))) {
      rules.add(rule);
    }
  });
  root.append([...rules].map((rule) => rule.remove()));
}

/**
 * The part of a style sheet that a page needs to be painted for the first time, in its order. The whole
 * sheet comes afterwards and says the same of each of these elements: nothing moves.
 */
export function firstStyles(sheet: string, page: ShownPage): string {
  const root = parse(sheet);
  thin(root, usedBy(page));
  dropUnreadVariables(root);
  dropUnusedFaces(root);
  keepPictures(root);
  return root.toString();
}
