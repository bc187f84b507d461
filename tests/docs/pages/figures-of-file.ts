import { parseAst } from 'vite';
import { childrenOf, isNode, isStyleCall, type Node } from './code-tree';

/** Longer than this, what is nearer to the figure is listed. */
const MOST = 90;

const isFigure = ({ type, value }: Node): boolean =>
  type === 'Literal' && typeof value === 'number' && ![0, 1].includes(value);

/** Whether a figure has a name there, or is a bound of something that has one: `QUICK_FOR = 30_000`, `port > 65535`. */
function isNamed(node: Node): boolean {
  const { type, id, operator } = node;
  if (type === 'VariableDeclarator') return isNode(id) && /^[A-Z\d_]+$/.test(String(id['name']));
  if (type === 'BinaryExpression') return ['<', '>', '<=', '>='].includes(String(operator));
  return type === 'Property' || type === 'AssignmentPattern';
}

const isLeftOut = (node: Node): boolean =>
  isStyleCall(node) || /^(?:Import|TS(?!As|Satisfies|NonNull)|JSXAttribute)/.test(node.type);

/** The named figures of a module, in their order. */
export function figuresOfFile(path: string, source: string): readonly string[] {
  const found = new Set<string>();
  const textOf = ({ start, end }: Node): string =>
    source.slice(Number(start), Number(end)).replaceAll(/\s+/g, ' ');
  const visit = (node: Node, names: readonly Node[]): void => {
    if (isLeftOut(node)) return;
    const nearest = names.at(-1);
    if (isFigure(node) && nearest !== undefined) {
      const whole = names.find((one) => textOf(one).length <= MOST) ?? nearest;
      found.add(textOf(whole).slice(0, MOST));
    }
    const within = isNamed(node) ? [...names, node] : names;
    for (const child of childrenOf(node)) visit(child, within);
  };
  visit(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path) as unknown as Node, []);
  return [...found];
}
