import { parseAst } from 'vite';
import { childrenOf, isNode, isStyleCall, type Node } from './code-tree';

/** Attributes that hold names or drawings: nobody reads those. */
const NAMES = new Set([
  'className',
  'd',
  'id',
  'key',
  'name',
  'points',
  'style',
  'transform',
  'viewBox',
]);

/** What stands in a text in the place of a value. */
const VALUE = '…';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether words are for people: a word that begins as one does, or several that are no list of names. */
function isForPeople(text: string): boolean {
  const words = text.split(/[\s…]+/).filter((word) => /^\p{L}.*\p{Ll}/u.test(word));
  if (
    words.length === 0 ||
    /[{}]|;\S|\d(?:rem|px|deg)\b|gradient\(|calc\(|var\(|token\(/.test(text)
  )
    return false;
  const [first = ''] = words;
  if (words.length === 1) return /^\p{Lu}\p{Ll}+[.?!…]?$/u.test(text);
  return /^\p{Lu}/u.test(first) || /[.?!,’]/.test(text) || words.length > 3;
}

/** The words of an element with those of what stands within its sentence left out, in one. */
function wordsOfElement({ children }: Node): string {
  if (!Array.isArray(children) || !children.filter(isNode).some(hasWords)) return '';
  return children
    .filter(isNode)
    .map((child) => (child.type === 'JSXText' ? String(child['value']) : (spaceOf(child) ?? VALUE)))
    .join('');
}

const hasWords = ({ type, value }: Node): boolean =>
  type === 'JSXText' && /\p{L}/u.test(String(value));

/** What `{' '}` stands for. */
function spaceOf({ type, expression }: Node): string | undefined {
  if (type !== 'JSXExpressionContainer' || !isNode(expression)) return undefined;
  return expression.type === 'Literal' ? String(expression['value']) : undefined;
}

/** The text of a template, with its values left out. */
function wordsOfTemplate({ quasis }: Node): string {
  if (!Array.isArray(quasis)) return '';
  return quasis
    .filter(isNode)
    .map(({ value }) => String((value as { readonly cooked?: string }).cooked ?? ''))
    .join(VALUE);
}

function ownWords(node: Node): string {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : '';
  if (node.type === 'TemplateLiteral') return wordsOfTemplate(node);
  return node.type === 'JSXElement' || node.type === 'JSXFragment' ? wordsOfElement(node) : '';
}

function isLeftOut(node: Node): boolean {
  if (/^(?:Import|ExportAll|TS)/.test(node.type))
    return !/^TS(?:As|Satisfies|NonNull)/.test(node.type);
  if (isStyleCall(node)) return true;
  if (node.type !== 'JSXAttribute') return false;
  const { name } = node;
  return isNode(name) && NAMES.has(String(name['name']));
}

/** The texts for people that a module holds, in their order. */
export function textsOfFile(path: string, source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (isLeftOut(node)) return;
    const words = plain(ownWords(node));
    if (isForPeople(words)) found.push(words);
    childrenOf(node).forEach(visit);
  };
  visit(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path) as unknown as Node);
  return found;
}
